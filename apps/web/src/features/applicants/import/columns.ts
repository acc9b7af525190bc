/** A row of a list as it was typed; of a workbook as it is shown. */
export type Cells = readonly string[];

/** What a list of applicants may say of each. */
export const columnKinds = ['mobileNo', 'name', 'email', 'product', 'branch'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** By kind: the column, from 0; null where the list does not say it. */
export type Columns = Readonly<Record<ColumnKind, number | null>>;

const headings: Readonly<Record<ColumnKind, RegExp>> = {
  mobileNo: /mobile|phone|contact|whats ?app|मोबाइल|मोबाईल|फ़ोन|फोन/i,
  // Before the name: "product name" is no person's.
  product: /product|loan|scheme|उत्पाद|ऋण|कर्ज/i,
  branch: /branch|शाखा/i,
  name: /name|applicant|customer|borrower|नाम|नाव/i,
  email: /e-?mail|ई-?मेल/i,
};

/** What is known by its heading alone. */
type Coded = 'product' | 'branch';

/** By what a column is known where no heading names it. */
const contents: Readonly<Record<Exclude<ColumnKind, Coded>, RegExp>> = {
  mobileNo: /^(?:\+?91|0)?[6-9]\d{9}$/,
  email: /@/,
  name: /^\p{L}[\p{L}\p{M} .'’-]+$/u,
};

const looked = 50;
const bare = (kind: ColumnKind, cell: string) =>
  kind === 'mobileNo' ? cell.replace(/[\s()-]/g, '') : cell.trim();

/** Whether the first row names the columns: it holds no number and no address. */
export const hasHead = ([first = []]: readonly Cells[]): boolean =>
  !first.some((cell) => contents.mobileNo.test(bare('mobileNo', cell)) || contents.email.test(cell));

/** The column most of whose first cells look like this kind; null when none has half. */
function byContents(
  kind: Exclude<ColumnKind, Coded>,
  rows: readonly Cells[],
  taken: readonly number[],
): number | null {
  const wide = Math.max(0, ...rows.map((cells) => cells.length));
  const share = (column: number) => {
    const filled = rows.map((cells) => bare(kind, cells[column] ?? '')).filter(Boolean);
    return filled.length === 0
      ? 0
      : filled.filter((cell) => contents[kind].test(cell)).length / filled.length;
  };
  const free = Array.from({ length: wide }, (_, column) => column).filter(
    (column) => !taken.includes(column),
  );
  const best = free.toSorted((a, b) => share(b) - share(a))[0];
  return best !== undefined && share(best) >= 0.5 ? best : null;
}

/** Guesses the columns by the headings in the first row, else by the contents of the cells. */
export function guessColumns(rows: readonly Cells[]): Columns {
  const [head = []] = hasHead(rows) ? rows : [];
  const cells = rows.slice(head.length > 0 ? 1 : 0, looked);
  const found: Record<ColumnKind, number | null> = {
    ...{ mobileNo: null, name: null, email: null, product: null, branch: null },
  };
  const taken = () => Object.values(found).filter((column) => column !== null);
  // "Contact e-mail" is an address: what is told apart best is looked for first.
  for (const kind of ['email', 'mobileNo', 'branch', 'product', 'name'] as const) {
    const named = head.findIndex((cell, column) => headings[kind].test(cell) && !taken().includes(column));
    found[kind] = named >= 0 ? named : null;
  }
  for (const kind of ['mobileNo', 'email', 'name'] as const) found[kind] ??= byContents(kind, cells, taken());
  return found;
}
