import type { Sender } from './sender.ts';

/** Work of a test: nobody waits for it, and it is never refused. */
export const nobodyWaits: Sender = { lender: 'test', person: 'test', background: true };
