import type { Vault } from '../platform/vault.ts';

/** How much of a number is shown when it is masked, and can be searched for. */
const tailLength = 4;
const mobileTail = /^\d{4}$/;
/** The last four characters of a PAN: three digits and the check letter. */
const panTail = /^\d{3}[a-z]$/i;
/** What stands in place of the hidden characters where a masked number was copied from. */
const mask = /^[x•*\s]+/i;

/** Keyed hashes of the words of a name. */
function nameTokens(hashes: Vault, name: string): Buffer[] {
  const words = name
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(words)].slice(0, 12).map((word) => hashes.lookup('name word', word));
}

const tailToken = (hashes: Vault, kind: 'mobile' | 'pan', value: string) =>
  hashes.lookup(`${kind} tail`, value.slice(-tailLength).toUpperCase());

/** What an applicant is found by without reading sealed data: the words of the name, and the last four characters of mobile number and PAN. */
export function searchTokens(
  hashes: Vault,
  { name, mobile, pan }: { name: string; mobile?: string | undefined; pan?: string | undefined },
): Buffer[] {
  return [
    ...nameTokens(hashes, name),
    ...(mobile ? [tailToken(hashes, 'mobile', mobile)] : []),
    ...(pan ? [tailToken(hashes, 'pan', pan)] : []),
  ];
}

/** The tokens that an applicant must have to be found by what was typed: the end of a number, masked or not, else words of a name. */
export function askedTokens(hashes: Vault, typed: string): Buffer[] {
  const tail = typed.trim().replace(mask, '');
  if (mobileTail.test(tail)) return [tailToken(hashes, 'mobile', tail)];
  if (panTail.test(tail)) return [tailToken(hashes, 'pan', tail)];
  return nameTokens(hashes, typed);
}
