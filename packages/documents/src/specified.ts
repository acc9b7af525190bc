/** Constants of the specification that documents use (P §9, C §9); the others are the contract's `limits`. */
export const specified = {
  /** Longest address that autofill gives (P §3.8), in characters. */
  autofillAddress: 40,
  /** Height of a scrolling table of transactions, in pixels. */
  transactionTableHeight: 300,
} as const;
