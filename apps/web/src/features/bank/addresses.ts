/** The bank page (C §2, eSign: "a navigation step leads to"). */
export const bankPage = '/laas/financial/bankStatmentOnline';

/** Where the account of the loan is confirmed with its bank. */
export const loanAccountPage = '/laas/loan/bankAccount';

/** One account of the person's own room. */
export const accountAddress = (accountId: string) => `${bankPage}/${accountId}`;
