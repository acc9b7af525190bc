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
const addak = 'ੱ';
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
  // Assam writes its R and V otherwise than Bengal.
  if (sign === 'ৰ') return 'र';
  if (sign === 'ৱ') return 'व';
  if (block <= 0 || block >= blocks.length) return sign;
  const moved = (sign.codePointAt(0) ?? 0) - 128 * block;
  // Gurmukhi: the tippi is a nasal, the addak doubles what follows. Odia has two letters of its own.
  if (block === 2 && moved === 0x970) return 'ं';
  if (block === 2 && moved === 0x971) return addak;
  if (block === 4 && moved === 0x95f) return 'य';
  const there = String.fromCodePoint(moved);
  // Gurmukhi’s flapped R is one sign.
  return moved >= 0x958 && moved <= 0x95f ? there.normalize('NFD') : there;
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
    else if (sign === addak)
      units.push({ consonant: (consonants.get(signs[at + 1] ?? '') ?? '').charAt(0), vowel: '' });
    else if (sign === 'ं' || sign === 'ँ') {
      // The South ends a word with it for an M.
      const next = signs[at + 1] ?? ' ';
      const humming = labials.includes(next) || (south && (next === 'ह' || at === signs.length - 1));
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

const stops = /^(?:[KGCJTDPB]H?|S|SH)$/;

/** The same, begun from the front and across a stop with a sound after it: Harbhajan, Gurpreet, Omprakash. */
function withoutUnsaidFromFront(units: readonly Unit[]): Unit[] {
  const said = withoutUnsaid(units, false);
  for (let at = 1; at < said.length - 1; at++) {
    const [before, here, after, next] = said.slice(at - 1, at + 3);
    const joined =
      after?.vowel === '' && stops.test(after.consonant) && /^[RVY]$/.test(next?.consonant ?? '');
    if (here?.vowel === 'a' && before?.vowel && after?.consonant && (after.vowel || joined)) here.vowel = '';
  }
  return said;
}

const letters = (units: readonly Unit[]) =>
  units
    .map(({ consonant, vowel }) => consonant + vowel.toUpperCase())
    .join('')
    .replace(/^JNY?(?=[AEIOU])/, 'GY');

const eastern: readonly (readonly [RegExp, string])[] = [
  [/^Y/, 'J'],
  [/B/g, 'V'],
];
/** What the readers of a script say otherwise than it is written. */
const otherwise: Readonly<Partial<Record<IndicScript, readonly (readonly [RegExp, string])[]>>> = {
  // Bengali has no letter for the A of bank: it writes YA after a consonant.
  // OYA is its W: Anwar.
  bengali: [...eastern, [/(?<=[^AEIOU])YA/g, 'A'], [/OYA/g, 'VA']],
  odia: eastern,
  // Kannada writes a vowel at the end that others leave unsaid.
  kannada: [[/(?<=.{5}R)A$/, '']],
  // A stop is voiced after its nasal; Pillai ends as it is said.
  malayalam: [
    [/MP/g, 'MB'],
    [/^PILLA$/, 'PILLAI'],
  ],
};

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
  ].flatMap((sign) => [...inDevanagari(sign)]);
  const flaps = signs.some((sign, at) => sign === 'ड' && signs[at + 1] === dot) ? ['R', 'D'] : ['R'];
  const spellings = flaps.flatMap((flap) => {
    const units = unitsOf(signs, flap, south);
    if (!south)
      return [
        letters(withoutUnsaid(units, true)),
        letters(withoutUnsaid(units, false)),
        letters(withoutUnsaidFromFront(units)),
      ];
    // A word begins with NY in no Indian tongue: Gnanam.
    const whole = letters(units).replace(/^N/, signs[0] === 'ञ' ? 'GY' : 'N');
    return whole.endsWith('VU') ? [whole.slice(0, -1), whole] : [whole];
  });
  const more = (otherwise[script] ?? []).flatMap(([written, said]) =>
    spellings.map((one) => one.replace(written, said)),
  );
  return [...new Set([...spellings, ...more])].filter(Boolean);
}
