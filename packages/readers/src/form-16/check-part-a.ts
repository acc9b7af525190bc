import type { Findings } from '../printed-forms/findings.ts';
import { printMoney } from '../statement/money.ts';
import type { PartA } from './part-a.ts';

/** Compares the figures of part A with one another; what does not fit makes the amount or the tax doubtful. */
export function checkPartA(findings: Findings, part: PartA): void {
  const { quarters, total } = part;
  if (!total) return;
  if (quarters.length === 0 || part.unread > 0) {
    const detail = `${part.unread || 'All'} of the quarters could not be read, so the totals are not confirmed.`;
    findings.check('Every quarter was read', false, detail, ['amount', 'taxPaid']);
  }
  const sumOf = (column: 'paid' | 'deducted' | 'deposited') => quarters.map((each) => each[column].paise);
  if (quarters.length > 0) {
    findings.sum('The quarters add up to the amount paid', sumOf('paid'), total.paid, ['amount']);
    findings.sum('The quarters add up to the tax deducted', sumOf('deducted'), total.deducted, ['taxPaid']);
    findings.sum('The quarters add up to the tax deposited', sumOf('deposited'), total.deposited, [
      'taxPaid',
    ]);
  }
  checkDeposits(findings, part);
  const [deducted, deposited] = part.certified;
  if (!deducted || !deposited) return;
  const same = deducted.paise === total.deducted.paise && deposited.paise === total.deposited.paise;
  const detail = `The employer certifies ${deducted.value} deducted and ${deposited.value} deposited; the table says ${total.deducted.value} and ${total.deposited.value}.`;
  findings.check('The employer certifies the same sums', same, detail, ['taxPaid']);
}

function checkDeposits(findings: Findings, { challans, adjustments, challanTotal, total }: PartA): void {
  const deposits = [...challans, ...adjustments].map(({ amount }) => amount.paise);
  const what = 'The deposits add up to the tax deposited';
  if (deposits.length > 0) findings.sum(what, deposits, total?.deposited, ['taxPaid']);
  else if (total && total.deposited.paise > 0)
    findings.check(what, false, 'No row of the deposits could be read, so the tax is not confirmed.', [
      'taxPaid',
    ]);
  if (challanTotal && challans.length > 0) {
    const rows = challans.map(({ amount }) => amount.paise);
    findings.sum('The challans add up to their total', rows, challanTotal, ['taxPaid']);
  }
  const open = challans.filter(({ status }) => /^[UOP]$/i.test(status));
  if (open.length === 0) return;
  const sum = open.reduce((all, { amount }) => all + amount.paise, 0);
  findings.note(
    'Every challan is matched',
    `${open.length} challans over ${printMoney(sum)} are not matched with the bank's records.`,
  );
}
