/** Banks offered as tiles before a search, as the contract's list names them: most people have one of these. */
export const topBanks: readonly { name: string; short: string }[] = [
  { name: 'State Bank of India', short: 'SBI' },
  { name: 'HDFC Bank', short: 'HDFC' },
  { name: 'ICICI Bank', short: 'ICICI' },
  { name: 'Axis Bank', short: 'Axis' },
  { name: 'Punjab National Bank', short: 'PNB' },
  { name: 'Bank of Baroda', short: 'BoB' },
  { name: 'Kotak Mahindra Bank', short: 'Kotak' },
  { name: 'Union Bank of India', short: 'Union' },
];
