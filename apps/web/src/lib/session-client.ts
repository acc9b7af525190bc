import type * as access from '@pramaan/contract/calls/access.ts';
import { route } from './api-route.ts';

/** The calls of a session, by their addresses; `session-client.test.ts` holds each to the contract's own. */
export const sessionClient = {
  getSession: route<typeof access.getSession>('GET', '/session', 'signed-in'),
  extendSession: route<typeof access.extendSession>('POST', '/session/extend', 'signed-in'),
  logOut: route<typeof access.logOut>('POST', '/session/end', 'signed-in'),
} as const;
