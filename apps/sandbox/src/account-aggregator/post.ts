import { signDetached } from './jws.ts';
import type { AggregatorKey } from './key.ts';

/** A notification that was posted, and what the product answered; null while nothing has answered. */
interface Posted {
  to: string;
  status: number | null;
  reply: string;
}

const patience = 5_000;

/** Posts notifications, signed, in the order in which they come about, and remembers the last hundred. */
export function postOffice(key: () => AggregatorKey) {
  const posted: Posted[] = [];
  let queue: Promise<void> = Promise.resolve();

  const send = async (to: string, headers: Record<string, string>, body: string): Promise<void> => {
    const one: Posted = { to, status: null, reply: '' };
    posted.push(one);
    if (posted.length > 100) posted.shift();
    try {
      const answer = await fetch(to, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-jws-signature': signDetached(body, key()),
          ...headers,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      one.status = answer.status;
      one.reply = (await answer.text()).slice(0, 2_000);
    } catch (error) {
      one.reply = (error as Error).name;
    }
  };

  return {
    post(to: string, headers: Record<string, string>, message: object): void {
      queue = queue.then(() => send(to, headers, JSON.stringify(message)));
    },
    all: (): readonly Posted[] => posted,
  };
}
export type PostOffice = ReturnType<typeof postOffice>;
