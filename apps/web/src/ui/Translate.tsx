import type { translateText } from '@pramaan/contract/calls/consent.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { route } from '../lib/api-route.ts';
import { send } from '../lib/client.ts';
import { sentenceOf } from '../lib/failure.ts';
import { useSite } from '../lib/site.ts';
import { Button } from './Button.tsx';

const translate = route<typeof translateText>('POST', '/translate', 'signed-in');

/** Is a word of the text written in letters that a reader of English does not read? */
export const isForeign = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text);

/** The page of a word search for a text: `{q}` stands for it, or it is put behind the address. */
const lookUp = (page: string, text: string): string => {
  const word = encodeURIComponent(text);
  return page.includes('{q}') ? page.replace('{q}', word) : `${page}?q=${word}`;
};

/**
 * A text of a person or a source as it was written and, where it is not in the reader's English, "Translate" beside it (C §7).
 * For pages in English.
 */
export function Translate({ text }: { text: string }) {
  const [english, setEnglish] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { wordSearch } = useSite();
  if (!isForeign(text)) return <p>{text}</p>;
  async function ask() {
    setBusy(true);
    setFailure(null);
    try {
      setEnglish((await send(translate, { body: { q: text } })).result.translatedText);
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  }
  return (
    <>
      <p>{text}</p>
      {english === null ? (
        <Button variant="subtle" loading={busy} onClick={() => void ask()}>
          {m.translate()}
        </Button>
      ) : null}
      {wordSearch ? (
        <a href={lookUp(wordSearch, text)} target="_blank" rel="noreferrer">
          {m.translate_look_up()}
        </a>
      ) : null}
      <p role="status">{english === null ? failure : m.translated({ text: english })}</p>
    </>
  );
}
