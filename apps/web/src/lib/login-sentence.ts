import { messages } from '@pramaan/contract/messages.ts';
import { CallFailure, failureWords, sentenceWords } from './failure.ts';

/** What a failed login says (P §4.1): the server's message when it answered, "Server Error" for all else. */
export function loginSentence(thrown: unknown): string {
  return thrown instanceof CallFailure && thrown.answered
    ? failureWords(thrown)
    : sentenceWords(messages.serverError);
}
