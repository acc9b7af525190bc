/** The specification's types of a bank account (C §3), by how banks begin what they print or tell an aggregator. */
const beginnings = {
  SAVING: /^(?:savings?|sb)\b/i,
  CURRENT: /^(?:current|ca)\b/i,
  OVERDRAFT: /^(?:over ?draft|od|cc)\b/i,
} as const;

type AccountType = keyof typeof beginnings;

const isType = (name: string): name is AccountType => name in beginnings;

/** The type that a bank's own words name; undefined for one that the specification does not have, and for blank words. */
export const accountTypeOf = (said: string): AccountType | undefined =>
  Object.keys(beginnings)
    .filter(isType)
    .find((type) => beginnings[type].test(said.trim()));

const english: Readonly<Record<AccountType, string>> = {
  SAVING: 'Savings account',
  CURRENT: 'Current account',
  OVERDRAFT: 'Overdraft account',
};

/** What an aggregator says of an account whose type the bank does not tell. */
const untold = /^other$/i;

/** A type of account in plain words; one that few banks have stays as the bank says it, and one untold is blank. */
export function accountTypeName(said: string): string {
  const type = accountTypeOf(said);
  if (type) return english[type];
  return untold.test(said.trim()) ? '' : said.trim();
}

/** The plain words in Hindi. */
export const accountTypesHindi: Readonly<Record<string, string>> = {
  'Savings account': 'बचत खाता',
  'Current account': 'चालू खाता',
  'Overdraft account': 'ओवरड्राफ़्ट खाता',
};
