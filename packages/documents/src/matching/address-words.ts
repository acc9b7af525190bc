import { states } from '../states.ts';

/** `RD MARG>ROAD, LN>LANE` → RD is ROAD, MARG is ROAD, LN is LANE; in the letters of `plainText`. */
export const wordTable = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/,\s*/).flatMap((group) => {
      const [short = '', full = ''] = group.split('>');
      return short.split(' ').map((word) => [word.normalize('NFKD'), full] as const);
    }),
  );

/** What papers write short, in Hindi or in an older name → the word it is compared as. */
const meaning = wordTable(
  [
    'RD MARG SARAK SADAK SARANI SALAI>ROAD, ST STR STREETS VEEDHI THERU>STREET, LN>LANE, GALLI>GALI, TURPU TURPPU KIZHAKKU PURBA PURBO PURV PURVA PURAB>EAST, PASCHIM PASCHIMA PASHCHIM PADAMARA>WEST, VADAKKU VATAKKU>NORTH, THERKU TERKU>SOUTH, CRS CR>CROSS, MN>MAIN',
    'AVE AVN>AVENUE, NGR>NAGAR, NR PAS>NEAR, OPP>OPPOSITE, BH PICHHE>BEHIND, APT APTS APARTMENTS APPT APPTS>APARTMENT',
    'RM>ROOM, CHALI CHAL>CHAWL, GUT>GAT, DUKAN DUKAAN>SHOP, QR>QUARTER, BYLANE>BYELANE, CLNY>COLONY, ENCL>ENCLAVE, MOHALLAH>MOHALLA',
    'FLR MANZIL TAL>FLOOR, BLDG BLG>BUILDING, BLK>BLOCK, COL CLY>COLONY, SEC SECT SEKTAR>SECTOR, SOC CHS CHSL>SOCIETY',
    'EXTN EXT EXTENTION>EXTENSION, LAYT LYT>LAYOUT, STG>STAGE, PH>PHASE, VILL VLG GRAM GAON GANV MAUZA>VILLAGE',
    'DIST DT DISTT JILA ZILA JILLA>DISTRICT, TQ TALUKA TALUQ TEHSIL TAHSIL MANDAL TK>TALUK, MAKAN HOUSENO BHAVAN BHAWAN>HOUSE',
    'DAKGHAR DAK>POST, THANA>PS, VARD>WARD, MOHALLA MOHALA MUHALLA MOH>MOHALLA, CHAUK CHAWK CHK>CHOWK, HSG>HOUSING, TWR>TOWER',
    'GRD GROUND GF>GROUND, COMPLX CPLX>COMPLEX, RESI RESIDENCES>RESIDENCY, ENC>ENCLAVE, VHR>VIHAR, PKT>POCKET, PLT>PLOT',
    'BANGALORE BENGALOORU>BENGALURU, BOMBAY>MUMBAI, MADRAS>CHENNAI, CALCUTTA>KOLKATA, POONA>PUNE, GURGAON>GURUGRAM',
    'MYSORE>MYSURU, MANGALORE>MANGALURU, BELGAUM>BELAGAVI, HUBLI>HUBBALLI, GULBARGA>KALABURAGI, BELLARY>BALLARI',
    'SHIMOGA>SHIVAMOGGA, TUMKUR>TUMAKURU, BIJAPUR>VIJAYAPURA, HOSPET>HOSAPETE, CHIKMAGALUR>CHIKKAMAGALURU',
    'BARODA>VADODARA, BROACH>BHARUCH, BULSAR>VALSAD, AMDAVAD>AHMEDABAD, TRIVANDRUM>THIRUVANANTHAPURAM, COCHIN>KOCHI',
    'CALICUT>KOZHIKODE, TRICHUR>THRISSUR, QUILON>KOLLAM, ALLEPPEY>ALAPPUZHA, CANNANORE>KANNUR, PALGHAT>PALAKKAD',
    'TRICHY TRICHINOPOLY TIRUCHY>TIRUCHIRAPPALLI, TANJORE>THANJAVUR, TUTICORIN>THOOTHUKUDI, VIZAG WALTAIR>VISAKHAPATNAM',
    'ALLAHABAD>PRAYAGRAJ, BENARES BANARAS KASHI>VARANASI, CAWNPORE>KANPUR, FAIZABAD>AYODHYA, LAKHNAU>LUCKNOW',
    'GAUHATI>GUWAHATI, SIMLA>SHIMLA, PANJIM>PANAJI, AHMEDNAGAR>AHILYANAGAR, OSMANABAD>DHARASHIV, CUDDAPAH>KADAPA',
    'NASIK>NASHIK, SHOLAPUR>SOLAPUR, JUBBULPORE>JABALPUR, JULLUNDUR>JALANDHAR, BHATINDA>BATHINDA, FEROZEPUR FEROZEPORE>FIROZPUR',
    'BURDWAN>BARDHAMAN, MIDNAPUR MIDNAPORE>MEDINIPUR, MONGHYR>MUNGER, MUGHALSARAI>DEENDAYALNAGAR, BALASORE>BALESHWAR, COORG>KODAGU',
    'DAVANGERE>DAVANAGERE, MERCARA>MADIKERI, CONJEEVARAM KANJIVARAM>KANCHIPURAM, TINNEVELLY>TIRUNELVELI, OOTY UDHAGAMANDALAM>UDAGAMANDALAM',
    'KOVAI>COIMBATORE, ALWAYE>ALUVA, TELLICHERRY>THALASSERY, BEZAWADA>VIJAYAWADA, COCANADA>KAKINADA, BANDAR MASULIPATNAM>MACHILIPATNAM',
    'HYDERBAD HAIDRABAD HAIDARABAD>HYDERABAD, AHMADABAD>AHMEDABAD, JAYPUR>JAIPUR, BENGLURU>BENGALURU, INDAUR>INDORE, VARANSI>VARANASI',
    'MERTH MERATH>MEERUT, GAZIYABAD GAJIYABAD>GHAZIABAD, AUNDH AUNDHA>AUNDH, SCTR>SECTOR, MKT>MARKET, STN>STATION, EST>ESTATE',
    'CMPD>COMPOUND, IND INDL>INDUSTRIAL, GDN GDNS GARDENS>GARDEN, HWY>HIGHWAY, JN JCT>JUNCTION, CIR>CIRCLE, TEH>TALUK, WRD>WARD',
    'OPPO>OPPOSITE, ADJ ADJACENT BSD>BESIDE, RLY>RAILWAY, HOSP>HOSPITAL, SCH>SCHOOL, KARNATAK>KARNATAKA, MAHARASTRA>MAHARASHTRA',
    'ROD>ROAD, STRIT>STREET, LEN>LANE, KROS KRAS>CROSS, BLOK>BLOCK, PHEJ PHEZ>PHASE, KOLONI KAULONI>COLONY, PHLAIT FLAIT>FLAT',
    'PLAUT>PLOT, STESHAN>STATION, TEMPAL>TEMPLE, CHARCH>CHURCH, SKUL>SCHOOL, ASPATAL>HOSPITAL, SOSAYTI SOSAITI>SOCIETY',
    'NUM NAN NAM>NUMBER, MANDIR>TEMPLE, VING>WING, PHLYAT>FLAT, SIVIL>CIVIL, CHALAI RASTE RASTA>ROAD, VIDHI>STREET, TERU>STREET',
    'GOVT>GOVERNMENT, ANANTAPUR>ANANTHAPURAM, MUKHYA>MAIN, ADDA>CROSS, NAKAR>NAGAR, DOR>DOOR, YABHINIU>AVENUE, PGS>PARGANAS, BUILDINGS BILDING>BUILDING',
    'MARGAO>MADGAON, LAINS LAINZ>LINES, TAUN>TOWN, SADARN>SOUTHERN, VEETHI VITI VITHI>STREET, PLES>PLACE, SOPUR>SOPORE',
    'NUM>NUMBER, FL>FLAT, QTR QTRS QRTR QUARTERS>QUARTER, GUNJ GANZ>GANJ, BAUG BAGH>BAG, TWRS TOWERS>TOWER',
    'RAJAHMUNDRY>RAJAMAHENDRAVARAM, HOSHANGABAD>NARMADAPURAM, ORISSA>ODISHA, PONDICHERRY>PUDUCHERRY, UTTARANCHAL>UTTARAKHAND, DILLI>DELHI',
  ].join(', '),
);

/** English spellings of a sound that Indian ones write with an A: Safdarjung, Punjagutta, Ballygunge. */
const placeHabits: readonly (readonly [RegExp, string])[] = [
  [/GUN(?:GE|J|Z)$/, 'GANJ'],
  [/(?<=..)JUNG$/, 'JANG'],
  [/^PUNJ(?=[AE])(?!AB)/, 'PANJ'],
  [/TCH/, 'CH'],
  // The South ends a name with a U or leaves it unsaid: Thekkedathu.
  [/(?<=.{6}[^AEIOUR])U$/, ''],
];

/** The usual word for what an address writes. */
export function meant(word: string): string {
  return (
    meaning.get(word) ?? placeHabits.reduce((text, [written, said]) => text.replace(written, said), word)
  );
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that say nothing of where: every second address has them. */
const idle = set(
  'NO NUMBER NOS VPO HOUSE FLAT DOOR PLOT UNIT SHOP OLD PIN PINCODE CODE INDIA BHARAT THE OF AND AT POST PO VIA PS STATE CITY DISTRICT TALUK SUB NEAR OPPOSITE BEHIND BESIDE URBAN RURAL VILLAGE GP PANCHAYAT TEL PH MOBILE ADDRESS RESIDENCE',
);
/** True for a word that says nothing of where. */
export function isIdle(word: string): boolean {
  return idle.has(word);
}

const kinds = set(
  'ROAD STREET LANE GALI CROSS MAIN AVENUE NAGAR COLONY LAYOUT EXTENSION SECTOR BLOCK PHASE STAGE WARD FLOOR GROUND TOWER WING ROOM CHAWL SCHEME GAT BOOTH BYELANE SHOP BUILDING APARTMENT SOCIETY HOUSING COMPLEX ENCLAVE VIHAR POCKET RESIDENCY EAST WEST NORTH SOUTH NEW KHASRA SURVEY MOHALLA COOPERATIVE CO OP HIGHWAY HILLS QUARTER',
);
/** True for the kind of a place (ROAD, NAGAR): alone it does not say which. */
export function isKind(word: string): boolean {
  return kinds.has(word);
}

const everywhere = set('TEMPLE MANDIR MASJID CHURCH SCHOOL HOSPITAL CHOWK MARKET BAZAR BAZAAR STATION PARK');
/** True for what every town has one of: it says little, unless a street is named after it. */
export function isEverywhere(word: string): boolean {
  return everywhere.has(word);
}

const streets = set('ROAD STREET LANE GALI AVENUE HIGHWAY PLACE TERRACE');
/** True for a word that makes the one before it a street's name. */
export function isStreet(word: string): boolean {
  return streets.has(word);
}

const areaKinds = set('NAGAR EXTENSION COLONY VIHAR ENCLAVE LAYOUT TOWN GARDEN PARK GANJ HILLS');
/** True for a word that makes the one before it an area's name. */
export function isArea(word: string): boolean {
  return areaKinds.has(word);
}

const buildingKinds = set('SOCIETY APARTMENT BUILDING RESIDENCY COMPLEX PETH');
/** True for a word that makes the one before it the name of a building, of a society, or of a quarter that is never called otherwise. */
export function isBuilding(word: string): boolean {
  return buildingKinds.has(word);
}

const ways = set('ROAD STREET LANE GALI AVENUE CROSS MAIN');
/** True for what is named by a number: 4th CROSS, ROAD 36. */
export function isWay(label: string): boolean {
  return ways.has(label);
}

/** True for two words of one kind of way. A gali is translated by lane and by street. */
export function sameWay(one: string, other: string): boolean {
  if (one === other) return true;
  const [gali, way] = one === 'GALI' ? [one, other] : [other, one];
  return gali === 'GALI' && (way === 'LANE' || way === 'STREET');
}

const wings = set('WING TOWER BLOCK');
/** True for a part of a building or colony that has a letter. */
export function isWing(label: string): boolean {
  return wings.has(label);
}

/** Words after which a number is a certain kind of number: SECTOR 15, FLAT 302. */
const before = set(
  'HOUSE FLAT PLOT UNIT SHOP ROOM BOOTH QUARTER TYPE CHAWL SCHEME GAT BYELANE KHASRA SURVEY SECTOR BLOCK PHASE STAGE WARD LANE GALI STREET CROSS MAIN TOWER WING POCKET ROAD BUILDING PART GATE',
);
/** Words before which it is: 4th CROSS, 1st FLOOR. */
const after = set('FLOOR CROSS MAIN BLOCK PHASE STAGE STREET LANE GALI AVENUE SECTOR ROAD');
/** What a number is of, from the words around it; blank when they do not say. */
export function labelOf(previous: string, next: string, ordinal: boolean): string {
  const [ahead, behind] = [after.has(next) ? next : '', before.has(previous) ? previous : ''];
  return ordinal || next === 'FLOOR' ? ahead || behind : behind || ahead;
}

const homes = set('HOUSE FLAT PLOT UNIT SHOP ROOM BOOTH QUARTER');
/** True for a number of the house itself: papers differ in which of flat, plot and house they call it. */
export function isHome(label: string): boolean {
  return homes.has(label);
}
const uses = new Map(
  ['SHOP BOOTH', 'KHASRA SURVEY GAT', 'HOUSE FLAT ROOM QUARTER'].flatMap((labels) =>
    labels.split(' ').map((label) => [label, labels] as const),
  ),
);
/** What a number is used for: a shop, a field or a home; null where no word says so, and for a plot, which may be any. */
export function useOf({ label, bare }: { label: string; bare?: boolean }): string | null {
  return bare ? null : (uses.get(label) ?? null);
}
/** True where another number is another place; a floor is counted from the ground or from one. */
export function setsApart(label: string): boolean {
  return before.has(label);
}

const localities = set('SECTOR PHASE STAGE POCKET BLOCK');
/** True for a part of a town that has a number instead of a name: SECTOR 14. */
export function isNumberedPlace(label: string): boolean {
  return localities.has(label);
}

const offices = set('POST PO VIA PS TALUK DISTRICT');
/** True for a word behind which a village or an area names what it belongs to, not itself. */
export function isOffice(word: string): boolean {
  return offices.has(word);
}

/** Which side of a place a letter means: Andheri (E), E Patel Nagar. */
export const sideOfLetter: Readonly<Record<string, string>> = {
  E: 'EAST',
  W: 'WEST',
  N: 'NORTH',
  S: 'SOUTH',
};

/** Words before which the next ones name a landmark, not the address. */
export function isLandmark(word: string): boolean {
  return word === 'NEAR' || word === 'OPPOSITE' || word === 'BEHIND' || word === 'BESIDE';
}

/** Large cities: an address that names no more is no address. */
const cities = set(
  'BENGALURU MUMBAI CHENNAI KOLKATA DELHI PUNE GURUGRAM HYDERABAD SECUNDERABAD AHMEDABAD SURAT VADODARA RAJKOT JAIPUR JODHPUR UDAIPUR AJMER LUCKNOW KANPUR AGRA VARANASI PRAYAGRAJ MEERUT GHAZIABAD NOIDA FARIDABAD INDORE BHOPAL GWALIOR JABALPUR NAGPUR NASHIK THANE AURANGABAD SOLAPUR KOLHAPUR PATNA RANCHI JAMSHEDPUR DHANBAD BHUBANESWAR CUTTACK GUWAHATI VISAKHAPATNAM VIJAYAWADA GUNTUR COIMBATORE MADURAI TIRUCHIRAPPALLI KOCHI THIRUVANANTHAPURAM KOZHIKODE THRISSUR MYSURU MANGALURU HUBBALLI BELAGAVI CHANDIGARH LUDHIANA AMRITSAR JALANDHAR DEHRADUN SHIMLA JAMMU SRINAGAR RAIPUR',
);
/** True for the name of a large city, as `meant` gives it. */
export function isCity(word: string): boolean {
  return cities.has(word);
}

/** The first three digits of the PIN codes of a large city. */
const zones = new Map(
  'DELHI:110 ND:110 KOLKATA:700 MUMBAI:400 CHENNAI:600 BENGALURU:560 HYDERABAD:500 PUNE:411 AHMEDABAD:380 JAIPUR:302 LUCKNOW:226 PATNA:800 BHOPAL:462 THIRUVANANTHAPURAM:695 KOCHI:682 GUWAHATI:781 CHANDIGARH:160 BHUBANESWAR:751'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Where the PIN codes of a large city begin; null for another place. */
export function zoneOf(city: string): string | null {
  return zones.get(city) ?? null;
}

const stateWords = states.map(({ name }) => ({
  name,
  words: name
    .toUpperCase()
    .split(' ')
    .filter((word) => word !== 'AND'),
}));

/** Which State's name stands at a place in the words, and how many words it takes; null when none does. */
export function stateAt(words: readonly string[], at: number): { name: string; length: number } | null {
  for (const { name, words: own } of stateWords)
    if (own.every((word, place) => words[at + place] === word)) return { name, length: own.length };
  return null;
}

const letters = new Map([
  ...states.map((state) => [state.letters, state.name] as const),
  ['TG', 'Telangana'] as const,
  ['OR', 'Odisha'] as const,
  ['UA', 'Uttarakhand'] as const,
  ['CT', 'Chhattisgarh'] as const,
]);
/** The State of a code like MH, at the end of an address; null for other letters. */
export function stateOfLetters(word: string): string | null {
  return letters.get(word) ?? null;
}
