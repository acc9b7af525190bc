import type { Call } from '@pramaan/contract/define.ts';
import { type ApiRoute, type Carry, type Outgoing, type Reply, send as sendAny } from '../../lib/client.ts';

/**
 * Carries a request so that a file which somebody else was handed meanwhile does not end one's session: a 403 means that
 * everywhere else (P §4.4), and here it is a colleague's doing. A session that has ended is still told by its own code.
 */
const whosever: Carry = async (url, init) => {
  const response = await fetch(url, init);
  if (response.status !== 403) return response;
  const text = await response.text();
  const forbidden = /"code":\s*"FORBIDDEN"/.test(text);
  return new Response(text, { status: forbidden ? 409 : 403, headers: response.headers });
};

/** Makes a call of the review. Throws `CallFailure`; its code is FORBIDDEN when the file is no longer one's own to see. */
export function send<C extends Call>(call: C | ApiRoute<C>, outgoing: Outgoing<C>): Promise<Reply<C>> {
  return sendAny(call, { carry: whosever, ...outgoing });
}
