import { send } from '../../../lib/client.ts';
import { bankClient } from '../bank-client.ts';
import { type Polled, usePolled } from '../use-polled.ts';
import { type PhonePage, phoneClient } from './link-access.ts';
import { isSettled, type LinkState } from './link-outcome.ts';

interface Settling {
  /** When it needs no more asking; a settled link never does. */
  isOver?: (found: LinkState) => boolean;
  onAnswer?: (found: LinkState) => void;
  /** The page of a phone without a login, which has its own call. */
  phone?: PhonePage | null;
}

/** Asks the server how a link stands until that is final: a callback can be typed by anyone. */
export function useSettledLink(
  applicantId: string,
  link: string | null,
  { isOver = isSettled, onAnswer, phone = null }: Settling = {},
): Polled<LinkState> {
  return usePolled({
    about: link,
    ask: async (signal) => {
      const named = link ?? '';
      const { result } = await (phone
        ? send(phoneClient.settleLink, { body: { ...phone, link: named }, signal })
        : send(bankClient.settleLink, { params: { id: applicantId, link: named }, signal }));
      return result;
    },
    isOver,
    ...(onAnswer ? { onAnswer } : {}),
  });
}
