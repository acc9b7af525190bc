/** Documents that are drawn, as people hold them. */
export type Drawn =
  | 'pan'
  | 'aadhaar'
  | 'licence'
  | 'voter'
  | 'passport'
  | 'passportLast'
  | 'cheque'
  | 'payslip';

/** Where a number stands on its document: left, top, width and height in hundredths of the document's size. */
export interface PlaceOnDocument {
  on: Drawn;
  box: readonly [left: number, top: number, width: number, height: number];
}

/** The place of each number that people look for. Layouts differ between States and years: it is where most have it. */
export const placesOnDocuments = {
  pan: { on: 'pan', box: [30, 34, 40, 13] },
  aadhaar: { on: 'aadhaar', box: [26, 74, 48, 13] },
  licence: { on: 'licence', box: [22, 22, 46, 12] },
  voter: { on: 'voter', box: [56, 22, 40, 12] },
  passportNumber: { on: 'passport', box: [66, 12, 30, 11] },
  passportFile: { on: 'passportLast', box: [8, 62, 44, 11] },
  accountNumber: { on: 'cheque', box: [5, 58, 46, 13] },
  ifsc: { on: 'cheque', box: [4, 22, 40, 12] },
  uan: { on: 'payslip', box: [54, 27, 42, 9] },
} as const satisfies Readonly<Record<string, PlaceOnDocument>>;

/** Ninths of a document, as words name them. */
type Zone = `${'top' | 'middle' | 'bottom'}${'Left' | 'Centre' | 'Right'}`;

/** In which ninth of the document the number is, for those who do not see the drawing. */
export function zoneOf({ box: [left, top, width, height] }: PlaceOnDocument): Zone {
  const third = (middle: number) => Math.min(2, Math.floor(middle / (100 / 3)));
  const row = (['top', 'middle', 'bottom'] as const)[third(top + height / 2)] ?? 'middle';
  const column = (['Left', 'Centre', 'Right'] as const)[third(left + width / 2)] ?? 'Centre';
  return `${row}${column}`;
}
