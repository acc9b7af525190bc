import { type Message, m } from '@pramaan/messages';
import { pageLanguage } from '../../lib/language.ts';

const known: Readonly<Record<string, Message>> = {
  cancelled: m.esign_trouble_cancelled,
  code_again: m.esign_trouble_code_again,
  wrong_code: m.esign_trouble_code_expired,
  code_over: m.esign_trouble_code_expired,
  expired: m.esign_trouble_code_expired,
  wrong_number: m.esign_trouble_wrong_number,
  source_down: m.esign_trouble_source_down,
  other_person: m.esign_trouble_other_person,
  ESIGN_CODE_WRONG: m.esign_trouble_code_again,
  ESIGN_CODE_OVER: m.esign_trouble_code_expired,
  ESIGN_SOURCE_DOWN: m.esign_trouble_source_down,
};

/** Why nothing was signed: the server's own sentence in English, what it comes to in another language. */
export function useErrorMessage(): (code: string, sentence: string) => string {
  const language = pageLanguage();
  return (code, sentence) =>
    language === 'en' || sentence === '' ? sentence : (known[code] ?? m.esign_trouble_other)();
}
