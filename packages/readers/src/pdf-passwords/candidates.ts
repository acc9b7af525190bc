import type { ReaderName } from '@pramaan/documents/define.ts';

/** What a person's file knows that passwords of PDFs are made of. Blank where it does not know. */
export interface Known {
  /** As on the PAN card. */
  name: string;
  mobile: string;
  /** YYYY-MM-DD, DD-MM-YYYY or DD/MM/YYYY. */
  dob: string;
  pan: string;
}

export interface Candidate {
  password: string;
  /** What it is made of, to be shown when it opened the file: "your PAN in small letters and your date of birth". */
  what: string;
}

/** More would be guessing rather than knowing how issuers lock their files. */
const most = 12;

/** What is locked: a document that has a reader, or a bank's statement. */
type LockedKind = ReaderName | 'bank-statement';

/**
 * Passwords with which issuers usually lock such a document, the likeliest first; none for a kind that is sent
 * unlocked to a person we know nothing of. Source: standards §10.3. Try them only when the person allows it, and keep
 * none.
 */
export function usualPasswords(known: Known, kind: LockedKind | null): Candidate[] {
  const parts = partsOf(known);
  const likely = kind && byKind[kind] ? byKind[kind](parts) : [];
  const all = [...likely, ...everywhere(parts)].filter(({ password }) => password.length >= 4);
  const seen = new Set<string>();
  return all.filter(({ password }) => !seen.has(password) && seen.add(password)).slice(0, most);
}

type Parts = ReturnType<typeof partsOf>;

const byKind: Partial<Record<LockedKind, (parts: Parts) => Candidate[]>> = {
  'itr-v': (parts) => [lowPanBirth(parts), birth(parts), panBirth(parts)],
  'form-16': (parts) => [upperPan(parts), panBirth(parts), lowPanBirth(parts), birth(parts), lowPan(parts)],
  'aadhaar-card': (parts) => [nameYear(parts), ...otherNameYears(parts)],
  'epf-passbook': (parts) => [birth(parts), upperPan(parts)],
  // HDFC, Axis and Federal; ICICI in small letters; SBI by the mobile number; IDFC and SBI by the whole birth date; Yes.
  'bank-statement': (parts) => [
    nameDay(parts),
    joined([parts.name4.toLowerCase(), parts.day, parts.month], `${nameWords} in small, and ${dayWords}`),
    joined([parts.mobile.slice(-5), parts.day, parts.month, parts.shortYear], `${mobileWords} (short year)`),
    joined([parts.mobile.slice(-5), parts.day, parts.month, parts.year], mobileWords),
    joined([parts.name4, parts.day, parts.month, parts.year], `${nameWords} and your date of birth`),
    joined([parts.day, parts.month, parts.shortYear, parts.name4], `your date of birth and ${nameWords}`),
    joined([parts.mobile], 'your mobile number'),
  ],
};

const nameWords = 'four letters of your name';
const dayWords = 'the day and month of your birth';
const mobileWords = 'the last five digits of your mobile number and your date of birth';

/** Habits of banks and employers that any document may follow. */
const everywhere = (parts: Parts): Candidate[] => [
  upperPan(parts),
  lowPanBirth(parts),
  birth(parts),
  nameYear(parts),
  panBirth(parts),
  lowPan(parts),
  joined([parts.pan, parts.day, parts.month], 'your PAN and the day and month of your birth'),
  joined([parts.day, parts.month, parts.shortYear], 'your date of birth with a short year'),
  nameDay(parts),
  joined([parts.mobile], 'your mobile number'),
];

const nameDay = ({ name4, day, month }: Parts) => joined([name4, day, month], `${nameWords} and ${dayWords}`);
const upperPan = ({ pan }: Parts) => joined([pan], 'your PAN in capital letters');
const lowPan = ({ pan }: Parts) => joined([pan.toLowerCase()], 'your PAN in small letters');
const birth = ({ day, month, year }: Parts) => joined([day, month, year], 'your date of birth');
const lowPanBirth = ({ pan, day, month, year }: Parts) =>
  joined([pan.toLowerCase(), day, month, year], 'your PAN in small letters and your date of birth');
const panBirth = ({ pan, day, month, year }: Parts) =>
  joined([pan, day, month, year], 'your PAN in capital letters and your date of birth');
const nameYear = ({ name4, year }: Parts) =>
  joined([name4, year], 'the first four letters of your name in capitals and the year of your birth');
/** UIDAI leaves spaces out and keeps a dot as it keeps a letter; other issuers stop at the first name. */
const otherNameYears = ({ dotted4, first4, name4, year }: Parts) =>
  [dotted4, first4]
    .filter((name) => name !== name4)
    .map((name) => joined([name, year], 'the beginning of your name in capitals and the year of your birth'));

/** Nothing when any part is unknown. */
function joined(parts: readonly string[], what: string): Candidate {
  return { password: parts.every(Boolean) ? parts.join('') : '', what };
}

function partsOf({ name, mobile, dob, pan }: Known) {
  const [day = '', month = '', year = ''] = birthParts(dob);
  const capitals = name.toUpperCase();
  return {
    pan: /^[A-Z]{5}\d{4}[A-Z]$/.test(pan.trim().toUpperCase()) ? pan.trim().toUpperCase() : '',
    mobile: /(\d{10})$/.exec(mobile.replace(/\D/g, ''))?.[1] ?? '',
    day,
    month,
    year,
    shortYear: year.slice(2),
    name4: capitals.replace(/[^A-Z]/g, '').slice(0, 4),
    dotted4: capitals.replace(/[^A-Z.]/g, '').slice(0, 4),
    first4: (capitals.trim().split(/\s+/)[0] ?? '').replace(/[^A-Z]/g, '').slice(0, 4),
  };
}

function birthParts(dob: string): string[] {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(dob.trim());
  if (iso) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? ''];
  return /^(\d{2})[-/.](\d{2})[-/.](\d{4})$/.exec(dob.trim())?.slice(1) ?? [];
}
