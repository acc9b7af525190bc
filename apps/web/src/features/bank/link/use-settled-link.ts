import { send } from '../../../lib/client.ts';
import { bankLines } from '../bank-lines.ts';
import { type Polled, usePolled } from '../use-polled.ts';
import { isSettled, type LinkState } from './link-outcome.ts';

/** Asks the server how a link stands until that is final: a callback can be typed by anyone. */
export function useSettledLink(
  applicantId: string,
  link: string | null,
  onAnswer?: (found: LinkState) => void,
): Polled<LinkState> {
  return usePolled({
    about: link,
    ask: async (signal) =>
      (await send(bankLines.settleLink, { params: { id: applicantId, link: link ?? '' }, signal })).result,
    isOver: isSettled,
    ...(onAnswer ? { onAnswer } : {}),
  });
}
