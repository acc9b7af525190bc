import { send } from '../../../lib/client.ts';
import { bankClient } from '../bank-client.ts';
import { type Polled, usePolled } from '../use-polled.ts';
import { isSettled, type LinkState } from './link-outcome.ts';

interface Settling {
  /** When it needs no more asking; a settled link never does. */
  isOver?: (found: LinkState) => boolean;
  onAnswer?: (found: LinkState) => void;
}

/** Asks the server how a link stands until that is final: a callback can be typed by anyone. */
export function useSettledLink(
  applicantId: string,
  link: string | null,
  { isOver = isSettled, onAnswer }: Settling = {},
): Polled<LinkState> {
  return usePolled({
    about: link,
    ask: async (signal) =>
      (await send(bankClient.settleLink, { params: { id: applicantId, link: link ?? '' }, signal })).result,
    isOver,
    ...(onAnswer ? { onAnswer } : {}),
  });
}
