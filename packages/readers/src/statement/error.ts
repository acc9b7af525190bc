/** Why a statement was not read: what is wrong, then what to do. Never repeats the file. */
const again = 'Download the statement from the bank’s site or app again and upload it unchanged.';
const sentences = {
  empty: `The file is empty. ${again}`,
  'too-large': 'The file is larger than 20 MB. Download a shorter period and upload that.',
  'too-many-rows': 'The statement has too many rows. Download a shorter period and upload that.',
  'unknown-kind': `The file is not a PDF, Excel or CSV file. ${again}`,
  'is-pdf': 'The file is a PDF, but its name does not end in .pdf. Rename it and upload it again.',
  damaged: `The file is damaged or incomplete. ${again}`,
  'unpacks-too-far': `The Excel file is too large for a statement, so we did not accept it. ${again}`,
  locked: 'The Excel file is locked with a password. Enter the password and try again.',
  'wrong-password':
    'The password does not open the Excel file. Check capital and small letters and try again.',
  'unknown-lock':
    'We cannot unlock this Excel file. Open it in Excel, save it without a password and upload it again.',
  'no-table':
    'No table with dates, amounts and balances was found. Upload the bank’s own statement, not a summary or a picture of it.',
  'no-rows': 'The statement has no transactions. Download a period with transactions and upload that.',
  'unclear-columns':
    'We could not identify the columns of dates, amounts and balances. Download the statement as PDF or Excel from the bank’s site and upload that.',
  'not-adding-up':
    'The balances in the table do not add up, so we could not read it. Download the statement as PDF or Excel from the bank’s site and upload that.',
  'unclear-scan':
    'The file is a scan, and we could not read its table of dates, amounts and balances. Download the statement as PDF from the bank’s site or app and upload that.',
  'long-scan':
    'The file is a scan of more than 10 pages. Download the statement as PDF from the bank’s site or app and upload that.',
  'many-accounts': 'The file has more than one account. Download a statement of one account and upload that.',
  'loan-account':
    'The file is the statement of a loan, a deposit or a card. Upload the statement of the savings or current account.',
  'payment-report':
    'The file is a report of payments (camt.052 or camt.054), not a statement. Download the statement as PDF, Excel or camt.053 and upload that.',
  'other-account': 'The files are from different accounts. Upload the statements of each account separately.',
} as const;

type StatementErrorCode = keyof typeof sentences;

/** The only error that reading a statement throws on bad input. `message` can be shown as it stands. */
export class StatementError extends Error {
  readonly code: StatementErrorCode;

  // No `cause`: a parser's message may quote the file.
  constructor(code: StatementErrorCode) {
    super(sentences[code]);
    this.name = 'StatementError';
    this.code = code;
  }
}
