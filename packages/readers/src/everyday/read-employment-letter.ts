import { amountsIn } from '../printed-forms/amounts.ts';
import { openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { type Row, rowsOf } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { askUnproven } from './ask-unproven.ts';
import { employeeOn } from './employee-name.ts';
import { amountIn } from './labelled-amount.ts';
import { besideForm, besideOrUnder } from './labelled-cell.ts';
import { joiningDay, letterDay } from './letter-dates.ts';
import { partsOf } from './letter-parts.ts';
import { likenessOf } from './likeness.ts';
import { isOrganisation, letterhead, officeAtTop } from './organisation.ts';
import { firstOf, type Passage, type Prose, proseOf, within } from './prose.ts';
import { plainDay } from './written-day.ts';

const labels = {
  designation: ['CURRENT DESIGNATION', 'PRESENT DESIGNATION', 'DESIGNATION', 'POST HELD', 'POSITION'],
  salary: ['MONTHLY SALARY', 'GROSS SALARY', 'ANNUAL SALARY', 'ANNUAL CTC', 'MONTHLY GROSS', 'SALARY', 'CTC'],
} as const;

/** `Sr. Manager - Sales & Marketing`, `TGT (Mathematics)`, `Engineer II`: up to what begins the next part of the sentence. */
const short =
  '(?:Sr|Jr|Asst|Asstt|Dy|Addl|Exec|Engr|Mgr|Govt|Dept|Gen|Tech|Supdt|Spl|Assoc|Prof|Admn|Accts|Gr)\\.';
const position = `(?<value>(?!\\d|our\\b|this\\b|birth)(?=[A-Z])(?:${short}|[\\p{L}&/ -]|(?<=[ -])\\d{1,2}\\b){2,61}?(?: ?\\([A-Z][\\p{L}&./ -]{1,30}\\))?)`;
const next = `(?=["”’]?\\s*(?:[,;(]|\\.(?<!\\b${short})|$)|["”’]?\\s+(?:in|In(?= (?:our|the|this))|with|since|at|from|on|for|to|till|effective|w\\.e\\.f|under|drawing|during|has|is|was|he|she|and(?= [a-z]))\\b)`;
const designationForms = [
  `\\b(?:employed|working|work(?:s|ed)|appoint(?:ed|ing)?|serving|serv(?:es|ed)|join(?:ed)?|engaged|designated|position|post|capacity|designation|role|promoted|appointment)\\b${within(110)}\\b(?:as|of)\\s+(?:an?\\s+|the\\s+)?["“‘]?${position}${next}`,
  `\\bdesignation\\s+(?:is|was|being)\\s+(?:that of\\s+)?(?:an?\\s+|the\\s+)?["“‘]?${position}${next}`,
  `\\bas\\s+(?:an?\\s+|the\\s+)?["“‘]?${position}${next}`,
].map((form) => new RegExp(form, 'u'));
const salaryForm =
  /(?:salary|remuneration|CTC|compensation|emoluments)\b[^.]{0,60}?(?:Rs\.?|INR|₹)\s*(?<value>\d[\d,]*(?:, ?\d{2,3})*(?:\.\d{2})?)/i;
const employerForm =
  /\b(?:employee of|employed (?:with|at|in|by)|work(?:s|ed|ing) (?:with|at|in|for)|services? of)\s+(?:M\/s\.?\s*)?(?<value>[A-Z][\p{L}&.'’-]*(?: (?:[A-Z][\p{L}.'’-]*|&|and|of)){1,7})/u;
const headings = [
  ...['TO WHOM IT MAY CONCERN', 'TO WHOMSOEVER IT MAY CONCERN', 'TO WHOM SO EVER IT MAY CONCERN'],
  ...['EMPLOYMENT', 'APPOINTMENT', 'EXPERIENCE', 'OFFER', 'SERVICE CERTIFICATE', 'CERTIFICATE OF SERVICE'],
  ...['SALARY CERTIFICATE', 'RELIEVING LETTER', 'LETTER OF CONFIRMATION', 'CONFIRMATION LETTER'],
  ...['CONFIRMATION OF SERVICE', 'CONFIRMATION OF YOUR SERVICE'],
];

/**
 * An employer's letter: of employment, appointment or experience. Fields: employer, employee, designation, joined and
 * dated (DD-MM-YYYY), salary. All of them are shown to the person.
 */
export const readEmploymentLetter: Reader = (pages) => {
  const findings = openFindings();
  const rows = rowsOf(pages);
  const prose = proseOf(rows);
  const parts = partsOf(rows);
  const employer =
    officeAtTop(parts.withoutAddressee) ?? letterhead(parts.withoutAddressee) ?? employerSaid(prose);
  if (employer) findings.keep('employer', employer.text, employer);
  const employee = employeeOn(rows, parts, prose, employer);
  if (employee) findings.keep('employee', employee.text, employee);
  const designation = designationOf(parts.body, prose, employee);
  if (designation) findings.keep('designation', designation.text, designation);
  const began = joiningDay(parts, prose);
  if (began) findings.keep('joined', plainDay(began.text) ?? '', began);
  const dated = letterDay(rows, parts, prose);
  if (dated) findings.keep('dated', plainDay(dated.text) ?? '', dated);
  const salary = firstOf(
    () => besideOrUnder(rows, labels.salary).find(hasAmount),
    () => besideForm(rows, salaryCell).find(hasAmount),
    () => prose.find(salaryForm),
  );
  const amount = salary && amountIn(salary);
  if (salary && amount) findings.keepAmount('salary', amount, salary.page);
  const likeness = likenessOf(findRow(headings, rows), [employer, employee, designation ?? began]);
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

const hasAmount = ({ words }: Pick<Passage, 'words'>) => amountsIn(words).length > 0;
/** The label of a certificate's table: `11. Gross salary p.m.` */
const salaryCell =
  /^(?:\d{1,2}[.)] )?(?:(?:gross|monthly|total|consolidated) )+(?:salary|emoluments|pay|remuneration)\b\D*$/i;

/** Whose employee a letter without a letterhead says somebody is. */
function employerSaid(prose: Prose): Passage | null {
  const found = prose.find(employerForm);
  return found && isOrganisation(found.text) ? found : null;
}

const wordy = (found: Passage | null) => (found && /\p{L}{3}/u.test(found.text) ? found : null);

/** `Smt. Leela K., Assistant Teacher, has been working here`. */
const behindName = (name: string) =>
  new RegExp(
    `${name.replace(/[^\p{L}\p{N} ]/gu, '\\$&')}\\s?,\\s+(?!Employee|Emp|Age|PAN|Resident)${position}\\s?,(?=[^.]{0,90}?\\b(?:is|was|has|had|works?|joined)\\b)`,
    'u',
  );

/** What somebody works as: beside its label before the letter is signed, else behind `as`, `post of`, `position of`. */
function designationOf(body: readonly Row[], prose: Prose, employee: Passage | null): Passage | null {
  return firstOf(
    () =>
      besideOrUnder(body, labels.designation).find(({ text }) => /\p{L}{2}/u.test(text) && text.length <= 70),
    ...designationForms.map((form) => () => wordy(prose.find(form))),
    () => (employee ? wordy(prose.find(behindName(employee.text))) : null),
  );
}
