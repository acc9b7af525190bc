import { type PlainKey, t } from '../../lib/catalogue.ts';
import { useLanguage } from '../../lib/language.ts';

const known: Readonly<Record<string, PlainKey>> = {
  cancelled: 'esign.trouble.cancelled',
  code_again: 'esign.trouble.code_again',
  wrong_code: 'esign.trouble.code_over',
  code_over: 'esign.trouble.code_over',
  expired: 'esign.trouble.code_over',
  wrong_number: 'esign.trouble.wrong_number',
  source_down: 'esign.trouble.source_down',
  other_person: 'esign.trouble.other_person',
  ESIGN_CODE_WRONG: 'esign.trouble.code_again',
  ESIGN_CODE_OVER: 'esign.trouble.code_over',
  ESIGN_SOURCE_DOWN: 'esign.trouble.source_down',
};

/** Why nothing was signed: the server's own sentence in English, what it comes to in another language. */
export function useTroubleSentence(): (code: string, sentence: string) => string {
  const language = useLanguage();
  return (code, sentence) =>
    language === 'en' || sentence === '' ? sentence : t(known[code] ?? 'esign.trouble.other');
}
