import type { Language } from '@pramaan/contract/purposes.ts';
import { useEffect, useState } from 'react';
import { type Catalogue, learn } from './catalogue.ts';
import { useLanguage } from './language.ts';

const fetched = new Set<() => unknown>();

/**
 * The language of the page that is open. Its Hindi is fetched when it is first wanted, so that those who read English
 * do not carry it; until it is there the page stays English. `load` is one and the same function at every drawing.
 */
export function useHindi(load: () => Promise<Partial<Catalogue>>): Language {
  const language = useLanguage();
  const [, draw] = useState(0);
  useEffect(() => {
    if (language !== 'hi' || fetched.has(load)) return;
    load().then(
      (sentences) => {
        fetched.add(load);
        learn(sentences, 'hi');
        draw((before) => before + 1);
      },
      // Without a network the page stays English, and asks again when the language is chosen again.
      () => undefined,
    );
  }, [language, load]);
  return language;
}
