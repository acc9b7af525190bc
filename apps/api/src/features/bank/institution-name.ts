import { banks } from '@pramaan/contract/banks.ts';
import { bankOfIfsc } from '../../case-file/bank-branches.ts';

/** What identifiers of financial information providers have beside the bank: "ICICI-FIP", "fiplive@canarabank", "FIP-SBI". */
const beside = /FIP|LIVE|PROD|UAT|BANK|[^A-Z]/g;
const bare = (text: string) => text.toUpperCase().replace(beside, '');

const byWord = new Map(
  banks.flatMap(({ id, name }) => [id, name].map((word) => [bare(word), name] as const)),
);

/**
 * A bank's name for people. Account Aggregators name a bank by its identifier as a financial information provider, which is
 * no word of anybody's; the list of names is kept by the aggregators' registry, and not public.
 *
 * @param institution the identifier, or a name, which stays as it is
 * @param ifsc of the account, when it is known: it names the bank when the identifier does not
 */
export function institutionName(institution: string, ifsc: string | null = null): string {
  return byWord.get(bare(institution)) ?? bankOfIfsc(ifsc ?? '') ?? institution;
}
