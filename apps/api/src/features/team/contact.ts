/** How a lender's person is reached; sealed as `staff contact <id>`. Blank where it is not known. */
export interface Contact {
  /** Ten digits. */
  mobile: string;
  email: string;
}
