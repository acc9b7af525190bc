import { shipTo } from '../../capture/sending/ship.ts';
import type { Arrived, FilePlace, Opening, Shipment, Watch } from '../../capture/sending/shipment.ts';
import { CallFailure } from '../../lib/failure.ts';

/** Of a file that waits in the outbox the id of its row stands for its id: nothing was done with it yet. */
const waitingFile: Arrived = {
  fileId: '',
  url: '',
  covered: 0,
  openedWith: null,
  signatures: [],
  waits: true,
};

async function keep(place: FilePlace, file: File, chosen: File, key: string): Promise<Arrived> {
  const { keepFile } = await import('./own-outbox.tsx');
  return { ...waitingFile, fileId: await keepFile(place, file, chosen, key) };
}

/** Sends a file; without a connection it goes into the outbox, where that can be, and is waited for here where not. */
async function orWait(
  shipment: Shipment,
  opening: Opening,
  watch: Watch,
  wait: () => Promise<Arrived>,
): Promise<Arrived> {
  // A password is not kept: a locked file is waited for.
  if (opening.password || opening.usualPasswords) return await shipment.send(opening, watch);
  try {
    return await shipment.send(opening, { ...watch, once: () => !navigator.onLine });
  } catch (thrown) {
    if (!(thrown instanceof CallFailure) || thrown.code !== 'OFFLINE') throw thrown;
    return await wait().catch(() => shipment.send(opening, watch));
  }
}

/** Brings a file of a document's form to the server, or into the outbox. */
export function sendOrWait(place: FilePlace, light: File, chosen: File): Shipment {
  const key = crypto.randomUUID();
  const shipment = shipTo(place, light, chosen, key);
  return {
    send: (opening, watch) => orWait(shipment, opening, watch, () => keep(place, light, chosen, key)),
  };
}
