const pairs = (text: string) => text.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)] as const);

const consonants = new Map(
  pairs(
    'कK खKH गG घGH ङN चCH छCHH जJ झJH ञN टT ठTH डD ढDH णN तT थTH दD धDH नN पP फPH बB भBH मM यY रR लL ळL वV शSH षSH सS हH',
  ),
);
/** With a dot below: sounds of Persian, and the flapped R. */
const dotted = new Map(pairs('कK खKH गG जZ डR ढRH फF यY नN रR'));
const vowels = new Map(
  pairs('अA आA इI ईI उU ऊU ऋRI ऍE ऎE एE ऐAI ऑO ऒO ओO औAU ाA िI ीI ुU ूU ृRI ॅE ॆE ेE ैAI ॉO ॊO ोO ौAU'),
);
const virama = '्';
const dot = '़';
const labials = 'पफबभम';

/** A consonant (or none) and the vowel after it; `a` is the unwritten one. */
interface Unit {
  consonant: string;
  vowel: string;
}

function unitsOf(word: string, flap: string): Unit[] {
  const units: Unit[] = [];
  const signs = [...word];
  for (const [at, sign] of signs.entries()) {
    const last = units.at(-1);
    const vowel = vowels.get(sign);
    if (consonants.has(sign)) {
      const marked = signs[at + 1] === dot ? dotted.get(sign) : undefined;
      const consonant = sign === 'ड' && marked ? flap : (marked ?? consonants.get(sign) ?? '');
      units.push({ consonant, vowel: 'a' });
    } else if (vowel && last?.vowel === 'a' && sign >= 'ा') last.vowel = vowel;
    else if (vowel) units.push({ consonant: '', vowel });
    else if (sign === virama && last) last.vowel = '';
    else if (sign === 'ं' || sign === 'ँ')
      units.push({ consonant: labials.includes(signs[at + 1] ?? ' ') ? 'M' : 'N', vowel: '' });
  }
  return units;
}

/** Hindi leaves the unwritten vowel unsaid at the end of a word, and between two sounded syllables: kamala → kamla. */
function withoutUnsaid(units: readonly Unit[], inside: boolean): Unit[] {
  const said = units.map((unit) => ({ ...unit }));
  const last = said.at(-1);
  if (last && said.length > 1 && last.vowel === 'a') last.vowel = '';
  if (!inside) return said;
  for (let at = said.length - 2; at > 0; at--) {
    const [before, here, after] = [said[at - 1], said[at], said[at + 1]];
    if (here?.vowel === 'a' && before?.vowel && after?.consonant && after.vowel) here.vowel = '';
  }
  return said;
}

const letters = (units: readonly Unit[]) =>
  units
    .map(({ consonant, vowel }) => consonant + vowel.toUpperCase())
    .join('')
    .replace(/^JNY?(?=[AEIOU])/, 'GY');

/** True when the text has a letter of Devanagari. */
export function isDevanagari(text: string): boolean {
  return /[\u0904-\u0939\u0958-\u0961]/.test(text);
}

/**
 * How a Devanagari word is written in Latin letters, most usual first: one spelling leaves unsaid vowels out, one
 * keeps them, and the flapped R may be a D. By rule (ISO 15919 without its marks), so that no list of names is needed.
 */
export function romanised(word: string): string[] {
  const decomposed = word.normalize('NFKD');
  const flaps = decomposed.includes(`ड${dot}`) ? ['R', 'D'] : ['R'];
  const spellings = flaps.flatMap((flap) => {
    const units = unitsOf(decomposed, flap);
    return [letters(withoutUnsaid(units, true)), letters(withoutUnsaid(units, false))];
  });
  return [...new Set(spellings)].filter(Boolean);
}
