import { type Message, m } from '@pramaan/messages';
import type { Agreement } from './queries.ts';

const words: Readonly<Record<string, Message>> = {
  Agreement: m.esign_type_agreement,
  Application: m.esign_type_application,
};

/** A type in the language of the page; as it stands when it is none of the usual ones. */
export const typeName = (type: string): string => (words[type] ? words[type]() : type);

/** What the agreement is called when nobody says: the screen's route may, and so may its address. */
const usualType = 'Agreement';

/** A type out of an address; the usual one for what could not be a type. */
export const typeFrom = (text: string | null): string =>
  text !== null && /^(?!.*\p{N}{4})[\p{L}\p{M}\p{N} ]{1,40}$/u.test(text.trim()) ? text.trim() : usualType;

/** The agreement that the screen is about: the one that was picked, else the newest of its type, unsigned ones first. */
export function agreementInHand(
  agreements: readonly Agreement[],
  type: string,
  picked: string | null,
): Agreement | null {
  const ofType = agreements.filter((agreement) => agreement.type === type);
  return (
    agreements.find(({ agreementId }) => agreementId === picked) ??
    ofType.find(({ next }) => next !== null) ??
    ofType[0] ??
    null
  );
}
