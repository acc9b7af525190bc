import client from 'prom-client';
import { readersState, readingState } from '../isolated/run-isolated.ts';

/** How many files are being read and how many wait, in this process; and how many of its readers answer. */
export function readingFigures(registry: client.Registry): void {
  new client.Gauge({
    name: 'pramaan_files_reading',
    help: 'Files of this process by sender (known, anonymous) and state: reading or waiting.',
    labelNames: ['sender', 'state'],
    registers: [registry],
    collect() {
      for (const [sender, { underWay, waiting }] of Object.entries(readingState())) {
        this.set({ sender, state: 'reading' }, underWay);
        this.set({ sender, state: 'waiting' }, waiting);
      }
    },
  });
  new client.Gauge({
    name: 'pramaan_readers',
    help: 'Reader processes that this process knows, by state: up or down. None when it reads files itself.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(readersState() ?? {})) this.set({ state }, count);
    },
  });
}
