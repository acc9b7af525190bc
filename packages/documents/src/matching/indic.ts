const pairs = (text: string) => text.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)] as const);

const consonants = new Map(
  pairs(
    'कK खKH गG घGH ङN चCH छCHH जJ झJH ञN टT ठTH डD ढDH णN तT थTH दD धDH नN ऩN पP फPH बB भBH मM यY रR ऱR लL ळL ऴL वV शSH षSH सS हH ॱV',
  ),
);
/** With a dot below: sounds of Persian, the flapped R, Gurmukhi’s SH and the Bengali Y. */
const dotted = new Map(pairs('कK खKH गG जZ डR ढRH फF यY नN रR सSH लL'));
const vowels = new Map(
  pairs('अA आA इI ईI उU ऊU ऋRI ऍE ऎE एE ऐAI ऑO ऒO ओO औAU ाA िI ीI ुU ूU ृRI ॅE ॆE ेE ैAI ॉO ॊO ोO ौAU ॗAU'),
);
/** Malayalam’s and Bengali’s letters for a consonant without a vowel. */
const bare = new Map(pairs('ൺN ൻN ർR ൽL ൾL ൿK ৎT'));
const virama = '्';
const dot = '़';
const labials = 'पफबभम';

/** The scripts of India in the order of their blocks of 128 signs; signs of one sound stand at one place in each. */
const blocks = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const;
/** A script of India. */
export type IndicScript = (typeof blocks)[number];

const first = 0x900;
const blockOf = (sign: string) => ((sign.codePointAt(0) ?? 0) - first) >> 7;
const southern: readonly IndicScript[] = ['tamil', 'telugu', 'kannada', 'malayalam'];

/** True where the South writes: it puts initials before names in its own script. */
export const isSouthern = (script: IndicScript | null) => script !== null && southern.includes(script);

/** The script of a word, from its first letter of one; null for a word in Latin or any other letters. */
export function indicScriptOf(text: string): IndicScript | null {
  const letter = /[\u0904-\u0939\u0958-\u0961\u0985-\u0dff]/.exec(text)?.[0];
  return letter ? (blocks[blockOf(letter)] ?? null) : null;
}

/** The same sign in Devanagari; signs that Devanagari lacks stay as they are. */
function inDevanagari(sign: string): string {
  if (bare.has(sign)) return sign;
  const block = blockOf(sign);
  if (block <= 0 || block >= blocks.length) return sign;
  const moved = (sign.codePointAt(0) ?? 0) - 128 * block;
  // Gurmukhi: the tippi is a nasal, the addak doubles what follows. Odia has two letters of its own.
  if (block === 2 && moved === 0x970) return 'ं';
  if (block === 2 && moved === 0x971) return '';
  if (block === 4 && moved === 0x95f) return 'य';
  return String.fromCodePoint(moved);
}

/** A consonant (or none) and the vowel after it; `a` is the unwritten one. */
interface Unit {
  consonant: string;
  vowel: string;
}

function unitsOf(signs: readonly string[], flap: string, south: boolean): Unit[] {
  const units: Unit[] = [];
  for (const [at, sign] of signs.entries()) {
    const last = units.at(-1);
    const vowel = vowels.get(sign);
    const alone = bare.get(sign);
    if (alone) units.push({ consonant: alone, vowel: '' });
    else if (consonants.has(sign)) {
      const marked = signs[at + 1] === dot ? dotted.get(sign) : undefined;
      const consonant = sign === 'ड' && marked ? flap : (marked ?? consonants.get(sign) ?? '');
      units.push({ consonant, vowel: 'a' });
    } else if (vowel && last?.vowel === 'a' && sign >= 'ा') last.vowel = vowel;
    else if (vowel) units.push({ consonant: '', vowel });
    else if (sign === virama && last) last.vowel = '';
    else if (sign === 'ं' || sign === 'ँ') {
      // The South ends a word with it for an M.
      const humming = labials.includes(signs[at + 1] ?? ' ') || (south && at === signs.length - 1);
      units.push({ consonant: humming ? 'M' : 'N', vowel: '' });
    }
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

/**
 * How a word in a script of India is written in Latin letters, most usual first. The North leaves unwritten vowels unsaid:
 * one spelling leaves them out, one keeps them; the flapped R may be a D, and in the East Y a J and B a V. The South says
 * what it writes. By rule (ISO 15919 without its marks), so that no list of names is needed.
 */
export function romanised(word: string): string[] {
  const script = indicScriptOf(word) ?? 'devanagari';
  const south = isSouthern(script);
  // Vowels of two signs as one again; a dot below stays apart.
  const signs = [
    ...word
      .normalize('NFC')
      .replace(/[\u0958-\u095f\u09dc-\u09df\u0a33-\u0a5e]/g, (one) => one.normalize('NFD')),
  ]
    .map(inDevanagari)
    .filter(Boolean);
  const flaps = signs.some((sign, at) => sign === 'ड' && signs[at + 1] === dot) ? ['R', 'D'] : ['R'];
  const spellings = flaps.flatMap((flap) => {
    const units = unitsOf(signs, flap, south);
    if (!south) return [letters(withoutUnsaid(units, true)), letters(withoutUnsaid(units, false))];
    const whole = letters(units);
    return whole.endsWith('VU') ? [whole.slice(0, -1), whole] : [whole];
  });
  const eastern = script === 'bengali' || script === 'odia';
  const more = eastern ? spellings.flatMap((one) => [one.replace(/^Y/, 'J'), one.replaceAll('B', 'V')]) : [];
  return [...new Set([...spellings, ...more])].filter(Boolean);
}
