/** What the head of every DigiLocker certificate can say: of the document, of its holder, of its issuer. */
export const headWords = [
  'number',
  'issueDate',
  'validFromDate',
  'expiryDate',
  /** From when to when, in one text. */
  'validity',
  'issuer',
  'name',
  /** The father's or husband's name (son, wife or daughter of). */
  'swd',
  'dob',
  'gender',
  'age',
  'phone',
  'email',
  /** One line, from the house to the pincode. */
  'address',
  'house',
  'district',
  'state',
  /** Base64 of a JPEG or PNG. */
  'photo',
] as const;
export type HeadWord = (typeof headWords)[number];

/** A list of the record: an element below CertificateData for each item, its attributes by member. */
interface ListLayout {
  /** Names of elements from CertificateData down to the item: `Family/Member`. */
  items: string;
  members: Readonly<Record<string, string>>;
}

/** How one type of certificate is laid out, and into which record it is read. */
export interface LockerLayout {
  /** DigiLocker's code of the type, as in `PANCR`. */
  doctype: string;
  /** Other codes under which the same document comes. */
  also?: readonly string[];
  /** What the certificate calls itself. */
  name: string;
  issuer: { id: string; name: string };
  /** The record it becomes: document and method of packages/documents. */
  document: string;
  method: string;
  /** Record path → word of the head. */
  head: Readonly<Record<string, HeadWord>>;
  /** Record path → `Element@attribute` below CertificateData. */
  data?: Readonly<Record<string, string>>;
  /** Record path → list. */
  lists?: Readonly<Record<string, ListLayout>>;
}

/** `Element@attribute` for each path below `prefix`: `tax.netPayable` → `Return@taxNetPayable`. */
export function attributesOf(
  element: string,
  prefix: string,
  paths: readonly string[],
): Record<string, string> {
  const joined = (path: string) => path.replace(/\.(.)/g, (_dot, next: string) => next.toUpperCase());
  return Object.fromEntries(paths.map((path) => [`${prefix}${path}`, `${element}@${joined(path)}`]));
}
