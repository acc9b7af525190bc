import type * as access from '@pramaan/contract/calls/access.ts';
import { line } from './call-line.ts';

/** The calls of a session, by their addresses; `session-lines.test.ts` holds each to the contract's own. */
export const sessionLines = {
  whoAmI: line<typeof access.whoAmI>('GET', '/session', 'signed-in'),
  extendSession: line<typeof access.extendSession>('POST', '/session/extend', 'signed-in'),
  logOut: line<typeof access.logOut>('POST', '/session/end', 'signed-in'),
} as const;
