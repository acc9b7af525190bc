import { masked } from '@pramaan/documents/masked.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { verdictOf, wholePlace } from '@pramaan/documents/tree.ts';
import { bankOfIfsc } from '../../case-file/bank-branches.ts';
import { readCaseFile } from '../../case-file/case-file.ts';
import type { Offering } from './offering.ts';

/** An account of the applicant that its bank has confirmed. */
interface VerifiedAccount {
  /** Place of its record. */
  ref: string;
  holder: string;
  number: string;
  ifsc: string;
  bank: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The verified bank accounts of an application with their whole numbers, each once. */
export async function readAccounts({
  trx,
  vault,
  applicant,
}: Pick<Offering, 'trx' | 'vault' | 'applicant'>): Promise<VerifiedAccount[]> {
  const file = await readCaseFile(trx, vault, applicant);
  const accounts = definedRecords(file?.docs ?? {}).flatMap((one): VerifiedAccount[] => {
    const { name, accountNumber, ifsc } = one.record.data;
    const [number, code] = [text(accountNumber), text(ifsc)];
    const whole = /^\d{9,18}$/.test(number) && /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code);
    if (!whole || verdictOf(one.record) !== 'verified') return [];
    const bank = bankOfIfsc(code) ?? '';
    return [{ ref: wholePlace(one), holder: text(name), number, ifsc: code, bank }];
  });
  return accounts.filter(({ number }, at) => accounts.findIndex((one) => one.number === number) === at);
}

/** An account as screens name it. */
export const shownAccount = ({ ref, holder, number, ifsc, bank }: VerifiedAccount) => ({
  ref,
  holder,
  account: masked(number),
  ifsc,
  bank,
});
