import { type Message, m } from '@pramaan/messages';
import type { Paper } from './queries.ts';

const words: Readonly<Record<string, Message>> = {
  Agreement: m.esign_type_agreement,
  Application: m.esign_type_application,
};

/** A type in the language of the page; as it stands when it is none of the usual ones. */
export const typeName = (type: string): string => (words[type] ? words[type]() : type);

/** What the paper is called when nobody says: the screen's route may, and so may its address. */
export const usualType = 'Agreement';

/** A type out of an address; the usual one for what could not be a type. */
export const typeFrom = (text: string | null): string =>
  text !== null && /^(?!.*\p{N}{4})[\p{L}\p{M}\p{N} ]{1,40}$/u.test(text.trim()) ? text.trim() : usualType;

/** The paper that the screen is about: the one that was picked, else the newest of its type, unsigned ones first. */
export function paperInHand(papers: readonly Paper[], type: string, picked: string | null): Paper | null {
  const ofType = papers.filter((paper) => paper.type === type);
  return (
    papers.find(({ paperId }) => paperId === picked) ??
    ofType.find(({ next }) => next !== null) ??
    ofType[0] ??
    null
  );
}
