/** The page of banks' application forms, in the loan area. */
export const formsPage = '/laas/loan/application-form';

/** One bank's form. */
export const formAddress = (bank: string, formType: string) =>
  `${formsPage}?${new URLSearchParams({ bank, form: formType })}`;

/** Where a kept PDF is signed (P §2.1: the shared screen, marked with its type). */
export const signAddress = (fileId: string) => `/laas/esign?type=Application&file=${fileId}`;
