import { stateNames } from '../states.ts';

/** What papers write short or in an older name → the word it is compared as. */
const meaning: Readonly<Record<string, string>> = {
  RD: 'ROAD',
  MARG: 'ROAD',
  ST: 'STREET',
  LN: 'LANE',
  CRS: 'CROSS',
  CR: 'CROSS',
  MN: 'MAIN',
  NGR: 'NAGAR',
  NR: 'NEAR',
  OPP: 'OPPOSITE',
  APT: 'APARTMENT',
  APTS: 'APARTMENT',
  APARTMENTS: 'APARTMENT',
  FLR: 'FLOOR',
  BLDG: 'BUILDING',
  BLK: 'BLOCK',
  COL: 'COLONY',
  SEC: 'SECTOR',
  SOC: 'SOCIETY',
  CHS: 'SOCIETY',
  EXTN: 'EXTENSION',
  EXT: 'EXTENSION',
  LAYT: 'LAYOUT',
  STG: 'STAGE',
  PH: 'PHASE',
  VILL: 'VILLAGE',
  DIST: 'DISTRICT',
  DT: 'DISTRICT',
  TQ: 'TALUK',
  TAL: 'TALUK',
  TEHSIL: 'TALUK',
  BANGALORE: 'BENGALURU',
  BOMBAY: 'MUMBAI',
  MADRAS: 'CHENNAI',
  CALCUTTA: 'KOLKATA',
  POONA: 'PUNE',
  GURGAON: 'GURUGRAM',
  MYSORE: 'MYSURU',
  MANGALORE: 'MANGALURU',
  BARODA: 'VADODARA',
  TRIVANDRUM: 'THIRUVANANTHAPURAM',
  COCHIN: 'KOCHI',
  ALLAHABAD: 'PRAYAGRAJ',
  ORISSA: 'ODISHA',
  PONDICHERRY: 'PUDUCHERRY',
  UTTARANCHAL: 'UTTARAKHAND',
};

/** Words that say nothing of where: every second address has them. */
const idle = new Set(
  'NO NUMBER H HNO HOUSE FLAT DOOR PLOT UNIT PIN PINCODE CODE INDIA THE OF AND AT POST PO PS STATE CITY DISTRICT NEAR OPPOSITE URBAN RURAL'.split(
    ' ',
  ),
);

/** Cities and States: an address that names no more is no address. */
const wide = new Set([
  ...stateNames.flatMap((name) => name.toUpperCase().split(' ')),
  ...'BENGALURU MUMBAI CHENNAI KOLKATA PUNE GURUGRAM HYDERABAD AHMEDABAD JAIPUR LUCKNOW NEW NOIDA SURAT'.split(
    ' ',
  ),
]);

/** True for the name of a State or of a large city. */
export function isWide(word: string): boolean {
  return wide.has(word);
}

const ordinals = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'];

/** An address taken apart for comparing. */
export interface AddressParts {
  /** Six digits, or blank. */
  pincode: string;
  /** House, cross and floor numbers: 12, 7/2, 4 (of 4TH), B12. */
  numbers: Set<string>;
  words: Set<string>;
}

/** Takes an address apart; the relation (S/O …) that Aadhaar prints before it is left out. */
export function addressParts(address: string): AddressParts {
  const plain = address
    .slice(0, 1000)
    .normalize('NFKD')
    .toUpperCase()
    .replace(/^\s*[SDWCH]\s*\/\s*O\b[^,]*,/, ' ')
    .replace(/\bH\.?\s*NO\b/g, ' ');
  const pincode =
    /(?<![0-9])[1-9][0-9]{2}\s?[0-9]{3}(?![0-9])(?!.*(?<![0-9])[1-9][0-9]{2}\s?[0-9]{3}(?![0-9]))/s.exec(
      plain,
    );
  const rest = pincode ? plain.replace(pincode[0], ' ') : plain;
  const tokens = rest
    .replace(/\b(?:FIRST|SECOND|THIRD|FOURTH|FIFTH)\b/g, (word) => String(ordinals.indexOf(word) + 1))
    .replace(/\b([0-9]+)(?:ST|ND|RD|TH)\b/g, '$1')
    .replace(/\bNO\.?\s*(?=[0-9])/g, '')
    .replace(/\b([A-Z])\s*-\s*(?=[0-9])/g, '$1')
    .split(/[^\p{L}\p{M}0-9/]+/u)
    .filter((token) => /[\p{L}0-9]/u.test(token))
    .slice(0, 100);
  const words = tokens
    .filter((token) => !/[0-9]/.test(token))
    .map((token) => meaning[token] ?? token)
    .filter((token) => token.length > 1 && !idle.has(token));
  return {
    pincode: pincode?.[0].replace(/\s/g, '') ?? '',
    numbers: new Set(
      tokens.filter((token) => /[0-9]/.test(token)).map((token) => token.replace(/^0+(?=[0-9])/, '')),
    ),
    words: new Set(words),
  };
}
