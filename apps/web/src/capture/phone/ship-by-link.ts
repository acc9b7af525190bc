import { send } from '../../lib/client.ts';
import { carryFile } from '../sending/carry-watched.ts';
import { untilAnswered } from '../sending/patience.ts';
import type { Shipment } from '../sending/shipment.ts';
import { handoverClient } from './handover-client.ts';

/** Sends the phone's one file by the link that the computer made. */
export function shipByLink(token: string, file: File): Shipment<object> {
  return {
    send: async (opening, watch) => {
      const { result } = await untilAnswered(
        () =>
          send(handoverClient.sendByHandover, {
            params: { token },
            body: opening,
            files: { file },
            signal: watch.signal,
            carry: carryFile(file, watch),
          }),
        watch,
      );
      return result;
    },
  };
}
