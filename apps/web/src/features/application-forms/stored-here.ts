import type { Values } from '../../documents/capture-state.ts';
import type { Shelf } from '../../documents/draft-store.ts';
import type { FormChosen } from './queries.ts';

/** What is typed into forms and not yet saved, on this device; of one person only. */
export const storedKey = 'applicationForms';

interface Stored {
  owner: string;
  forms: Record<string, Record<string, string>>;
}

const nameOf = ({ bankName, formType }: FormChosen) => `${formType} ${bankName}`;

function readAll(shelf: Shelf, owner: string): Stored {
  const none = { owner, forms: {} };
  try {
    const stored: unknown = JSON.parse(shelf.getItem(storedKey) ?? 'null');
    if (!stored || typeof stored !== 'object' || !('owner' in stored) || stored.owner !== owner) return none;
    return 'forms' in stored && stored.forms && typeof stored.forms === 'object' ? (stored as Stored) : none;
  } catch {
    // Damaged, or storage is switched off.
    return none;
  }
}

/** What this person typed into the form before and did not save; null when nothing. */
export function readHere(shelf: Shelf, chosen: FormChosen): Values | null {
  const found: unknown = readAll(shelf, chosen.applicantId).forms[nameOf(chosen)];
  if (!found || typeof found !== 'object') return null;
  const texts = Object.entries(found).filter(([, value]) => typeof value === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** Keeps what is typed; null forgets it. A full or forbidden storage is no failure. */
export function keepHere(shelf: Shelf, chosen: FormChosen, values: Values | null): void {
  const { owner, forms } = readAll(shelf, chosen.applicantId);
  const { [nameOf(chosen)]: _, ...others } = forms;
  const stored = values ? { ...others, [nameOf(chosen)]: values } : others;
  try {
    if (Object.keys(stored).length === 0) shelf.removeItem(storedKey);
    else shelf.setItem(storedKey, JSON.stringify({ owner, forms: stored }));
  } catch {
    // What is typed stands in the page all the same.
  }
}
