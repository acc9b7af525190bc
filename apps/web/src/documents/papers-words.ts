import type { Language } from '@pramaan/contract/purposes.ts';
import { enPapers } from '../catalogue/en-papers.ts';
import { learn } from '../lib/catalogue.ts';
import { useHindi } from '../lib/use-hindi.ts';

learn(enPapers);

const hindi = async () => {
  const [{ hiPapers }, { hiShell }] = await Promise.all([
    import('../catalogue/hi-papers.ts'),
    import('../catalogue/hi-shell.ts'),
  ]);
  return { ...hiShell, ...hiPapers };
};

/** The language of pages about papers and pictures; their Hindi is fetched when it is first read. */
export const usePapersLanguage = (): Language => useHindi(hindi);
