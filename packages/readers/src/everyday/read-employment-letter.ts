import { amountsIn } from '../printed-forms/amounts.ts';
import { openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { type Row, rowsOf, rowText } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { askUnproven } from './ask-unproven.ts';
import { besideOrUnder } from './labelled-cell.ts';
import { likenessOf } from './likeness.ts';
import { isNameLike } from './name-like.ts';
import { letterhead } from './organisation.ts';
import { firstOf, proseOf, titledName, writtenDay } from './prose.ts';
import { plainDay } from './written-day.ts';

const labels = {
  employee: ['NAME OF THE EMPLOYEE', 'NAME OF EMPLOYEE', 'EMPLOYEE NAME', 'NAME'],
  designation: ['CURRENT DESIGNATION', 'DESIGNATION', 'POSITION'],
  joined: ['DATE OF JOINING', 'JOINING DATE', 'DATE OF APPOINTMENT'],
  salary: ['MONTHLY SALARY', 'GROSS SALARY', 'ANNUAL SALARY', 'ANNUAL CTC', 'MONTHLY GROSS', 'SALARY', 'CTC'],
  dated: ['DATE', 'DATED'],
} as const;

const designationForm =
  /(?:employed|working|appoint(?:ed|ing)?|serving|join(?:ed)?|engaged|designated|position|post|capacity|designation)\b[^.]{0,80}?\b(?:as|of)\s+(?:an?\s+|the\s+)?["“]?(?<value>(?!\d|birth|our|this)[A-Z][\p{L}&/ -]{2,40}?)["”]?(?=\s*(?:[,.;"”(]|\b(?:in|with|since|at|from|on|and|effective|w\.e\.f)\b))/u;
const employeeForms = [
  new RegExp(
    `(?:certif\\w+|confirm\\w*|state|inform\\w*|appoint\\w*)\\s+(?:to\\s+\\w+\\s+)?that\\s+${titledName}`,
    'u',
  ),
  new RegExp(`Dear\\s+${titledName}`, 'u'),
];
const anyTitled = new RegExp(titledName, 'u');
const joinedForm = new RegExp(
  `(?:since|joined\\b[^.]{0,60}?\\bon|date of joining\\b[^0-9A-Z]{0,20}|with effect from|w\\.e\\.f\\.?|effective(?: from)?|(?:employ\\w*|working|service)\\b[^.]{0,120}?\\bfrom)\\s+(?:the\\s+)?${writtenDay}`,
  'u',
);
const salaryForm =
  /(?:salary|remuneration|CTC|compensation|emoluments)\b[^.]{0,60}?(?:Rs\.?|INR|₹)\s*(?<value>[\d,]+(?:\.\d{2})?)/i;

/**
 * An employer's letter: of employment, appointment or experience. Fields: employer, employee, designation, joined and
 * dated (DD-MM-YYYY), salary. All of them are shown to the person.
 */
export const readEmploymentLetter: Reader = (pages) => {
  const findings = openFindings();
  const rows = rowsOf(pages);
  const prose = proseOf(rows);
  const employer = letterhead(rows);
  if (employer) findings.keep('employer', employer.text, employer);
  const employee = firstOf(
    () => besideOrUnder(rows, labels.employee).find(({ text }) => isNameLike(text)),
    ...employeeForms.map((form) => () => prose.find(form)),
    () => addressee(rows),
    () => prose.find(anyTitled),
  );
  if (employee) findings.keep('employee', withoutVerb(employee.text), employee);
  const designation = firstOf(
    () => besideOrUnder(rows, labels.designation)[0],
    () => prose.find(designationForm),
  );
  if (designation) findings.keep('designation', designation.text, designation);
  const joined = firstOf(
    () => besideOrUnder(rows, labels.joined).find(({ text }) => plainDay(text)),
    () => prose.find(joinedForm),
  );
  const day = joined && plainDay(joined.text);
  if (joined && day) findings.keep('joined', day, joined);
  const dated = besideOrUnder(rows, labels.dated).find(({ text }) => plainDay(text));
  if (dated) findings.keep('dated', plainDay(dated.text) ?? '', dated);
  const salary = firstOf(
    () => besideOrUnder(rows, labels.salary).find(({ words }) => amountsIn(words).length > 0),
    () => prose.find(salaryForm),
  );
  const amount = salary && amountsIn(salary.words)[0];
  if (salary && amount) findings.keepAmount('salary', amount, salary.page);
  const heading = findRow(
    [
      ...['TO WHOM IT MAY CONCERN', 'TO WHOMSOEVER IT MAY CONCERN', 'TO WHOM SO EVER IT MAY CONCERN'],
      ...[
        'EMPLOYMENT',
        'APPOINTMENT',
        'EXPERIENCE',
        'OFFER',
        'SERVICE CERTIFICATE',
        'CERTIFICATE OF SERVICE',
      ],
    ],
    rows,
  );
  const likeness = likenessOf(heading, [employer, employee, designation ?? joined]);
  return askUnproven(
    findings.reading('employment-letter', likeness, [
      'employer',
      'employee',
      'designation',
      'joined',
      'dated',
    ]),
  );
};

/** Whom a letter names below or beside its "To": one line, because the next one is an address or the subject. */
function addressee(rows: readonly Row[]) {
  const at = rows.findIndex((row) => /^To\b[,:]?(?: (?:M[rs]|Mrs|Shri|Smt)\b.*)?$/.test(rowText(row)));
  const own = at < 0 ? [] : rows.slice(at, at + 2);
  return firstOf(...own.map((row) => () => proseOf([row]).find(anyTitled)));
}

/** A name runs into the sentence where its next word has a capital by chance. */
const withoutVerb = (name: string) =>
  name.replace(/\s+(?:Employee|Emp|Has|Is|Was|You|We|Sub|Subject|Ref|Date|Dear)\b.*$/, '').trim();
