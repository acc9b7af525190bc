/** Why a statement was not read: what is wrong, then what to do. Never repeats the file. */
const again = 'Download the statement from the bank’s site or app again and upload it unchanged.';
const sentences = {
  empty: `The file is empty. ${again}`,
  'too-large': 'The file is larger than 20 MB. Download a shorter period and upload that.',
  'too-many-rows':
    'The statement has more rows than are read at once. Download a shorter period and upload that.',
  'unknown-kind': `The file is neither a PDF, an Excel workbook nor a CSV file. ${again}`,
  'is-pdf': 'The file is a PDF under another name. Give it the ending .pdf and upload it again.',
  damaged: `The file is damaged or incomplete. ${again}`,
  'unpacks-too-far': `The workbook unpacks to far more than a statement holds, so it was refused. ${again}`,
  locked: 'The workbook is locked with a password. Type the password and try again.',
  'wrong-password': 'The password does not open the workbook. Check capital and small letters and try again.',
  'unknown-lock':
    'The workbook is locked in a way that is not known here. Open it in Excel, save it without a password and upload that.',
  'no-table':
    'No table with dates, amounts and balances was found. Upload the bank’s own statement, not a summary or a picture of it.',
  'no-rows':
    'The statement has a table without a single transaction. Download a period with transactions and upload that.',
  'unclear-columns':
    'The columns of dates, amounts and balances cannot be told apart. Download the statement as PDF or Excel from the bank’s site and upload that.',
  'not-adding-up':
    'Most rows do not follow from the balance before, so the table was not understood. Download the statement as PDF or Excel from the bank’s site and upload that.',
  'many-accounts':
    'The file holds more than one account. Download a statement of the one account and upload that.',
  'other-account':
    'The files are of different accounts. Upload statements of one account together, another one by itself.',
} as const;

export type StatementRefusalCode = keyof typeof sentences;

/** The only error that reading a statement throws on bad input. `message` can be shown as it stands. */
export class StatementRefusal extends Error {
  readonly code: StatementRefusalCode;

  // No `cause`: a parser's message may quote the file.
  constructor(code: StatementRefusalCode) {
    super(sentences[code]);
    this.name = 'StatementRefusal';
    this.code = code;
  }
}
