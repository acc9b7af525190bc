import { epfMemberId, uan } from '@pramaan/documents/identifiers/employment.ts';
import { type Findings, openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { type Row, rowsOf } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { checkSums, keepSums } from './check-sums.ts';
import { type Header, headerOf } from './header.ts';
import { type Entry, tableOf } from './table.ts';

const columns = ['employee', 'employer', 'pension'];
const expected = [
  ...['estName', 'estId', 'membershipId', 'uan', 'name', 'dob'],
  ...['contributed', 'closing'].flatMap((name) => columns.map((column) => `${name}.${column}`)),
];

/**
 * A member's passbook of the provident fund, one member ID and year (layout: standards §11.3). Amounts are as
 * printed, without commas. The rows are compared with the printed sums, the sums with the closing balance.
 */
export const readEpfPassbook: Reader = (pages) => {
  const rows = rowsOf(pages);
  const findings = openFindings();
  const table = tableOf(rows);
  keepHeader(findings, headerOf(rows));
  keepSums(findings, table.sums);
  checkNumbers(findings);
  checkSums(findings, table);
  return findings.reading('epf-passbook', likenessOf(rows), expected, {
    contributions: table.entries.map(entryRow),
  });
};

function keepHeader(findings: Findings, header: Header): void {
  for (const [path, found] of Object.entries(header)) {
    if (!found) continue;
    const unclear =
      found.repairs > 0 ? 'A letter or digit of this number is not clear. Compare it.' : undefined;
    findings.keep(path, found.text, found, unclear);
  }
}

function checkNumbers(findings: Findings): void {
  for (const [path, kind] of [
    ['uan', uan],
    ['membershipId', epfMemberId],
  ] as const) {
    const value = findings.value(path);
    const wrong = value === '' ? undefined : (kind.check(value).fault ?? kind.warn(value));
    if (wrong) findings.check(`The ${kind.name} has the right shape`, false, wrong, [path]);
  }
  const [establishment, member] = [findings.value('estId'), findings.value('membershipId')];
  if (establishment === '' || member === '') return;
  const fits = member.startsWith(establishment);
  const both = ['estId', 'membershipId'];
  const detail = `The member ID is ${member} and the establishment ${establishment}.`;
  findings.check("The member ID begins with the establishment's", fits, detail, both);
  if (fits) findings.prove(both);
}

const entryRow = (entry: Entry) => ({
  ...{ wageMonth: entry.wageMonth, date: entry.date, type: entry.type, particulars: entry.particulars },
  ...{ epfWages: entry.epfWages.value, epsWages: entry.epsWages.value },
  employeeShare: entry.employee.value,
  employerShare: entry.employer.value,
  pension: entry.pension.value,
});

const marks = [
  ['Establishment ID/Name', 'Establishment Id', 'Establishment ID'],
  ['Member ID/Name', 'Member Id', 'Member ID'],
  ['Date of Birth'],
  ['Particulars'],
  ['Total Contributions', 'Total for the year'],
  ['Closing Balance'],
] as const;

function likenessOf(rows: readonly Row[]): number {
  return marks.filter((labels) => findRow(labels, rows) !== null).length / marks.length;
}
