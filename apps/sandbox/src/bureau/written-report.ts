import type { Person } from '@pramaan/documents/fixtures/people.ts';
import type { BureauFile, Loan } from './credit-files.ts';

const pad = (number: number, length: number) => String(number).padStart(length, '0');
/** DDMMYYYY, as the bureau writes days. */
const written = (at: Date) => pad(at.getUTCDate(), 2) + pad(at.getUTCMonth() + 1, 2) + at.getUTCFullYear();
const monthsBack = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 5));

/** Signs of the last 36 months the account lived in, the newest first: it reports of the month that is over. */
function historyOf(loan: Loan): { signs: string; first: number } {
  const first = (loan.closedMonthsAgo ?? 0) + 1;
  const months = Math.max(0, Math.min(36, loan.openedMonthsAgo - first + 1));
  const signs = Array.from({ length: months }, (_, at) => loan.signs?.[at + first - 1] ?? '000').join('');
  return { signs, first };
}

function accountOf(loan: Loan, now: Date) {
  const { signs, first } = historyOf(loan);
  return {
    memberShortName: loan.lender,
    accountType: loan.type,
    ownershipIndicator: loan.ownership ?? '1',
    accountNumber: `XXXXXXXX${loan.number}`,
    dateOpened: written(monthsBack(now, loan.openedMonthsAgo)),
    dateClosed: loan.closedMonthsAgo === undefined ? '' : written(monthsBack(now, loan.closedMonthsAgo)),
    dateReported: written(monthsBack(now, first)),
    highCreditAmount: String(loan.amount),
    creditLimit: loan.limit === undefined ? '' : String(loan.limit),
    currentBalance: String(loan.balance),
    amountOverdue: loan.overdue === undefined ? '' : String(loan.overdue),
    writtenOffTotal: loan.writtenOff === undefined ? '' : String(loan.writtenOff),
    emiAmount: loan.emi === undefined ? '' : String(loan.emi),
    paymentHistory: signs,
    paymentHistoryStart: written(monthsBack(now, first)),
  };
}

/** The bureau's reply about a person, in its own words. */
export function writtenReport(
  { person, file }: { person: Person; file: BureauFile },
  control: string,
  now: Date,
) {
  return {
    responseType: 'MATCH',
    controlNumber: control,
    dateProcessed: written(now),
    consumer: {
      names: [{ name: person.name.toUpperCase() }],
      birthDate: person.dob.split('-').reverse().join(''),
      ids: [{ idType: '01', idNumber: person.pan }],
    },
    scores: [{ scoreName: 'SANDBOXSCORE', scoreDate: written(now), score: file.score }],
    accounts: file.loans.map((loan) => accountOf(loan, now)),
    enquiries: file.enquiries.map(([lender, monthsAgo, type, amount]) => ({
      memberShortName: lender,
      enquiryDate: written(monthsBack(now, monthsAgo)),
      enquiryPurpose: type,
      enquiryAmount: String(amount),
    })),
  };
}
