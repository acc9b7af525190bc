import client from 'prom-client';

/** The circuit of one source of one vendor. */
export interface CircuitState {
  vendor: string;
  source: string;
  state: 'closed' | 'open' | 'half-open';
}

const values = { closed: 0, 'half-open': 0.5, open: 1 } as const;

/** Whether each source that this process has asked is asked at all just now. */
export function circuitFigures(registry: client.Registry, circuits: () => readonly CircuitState[]): void {
  new client.Gauge({
    name: 'pramaan_circuit_open',
    help: 'Circuit of a source by vendor and path: 0 closed, 0.5 half open, 1 open (not asked after failures in a row).',
    labelNames: ['vendor', 'source'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { vendor, source, state } of circuits()) this.set({ vendor, source }, values[state]);
    },
  });
}
