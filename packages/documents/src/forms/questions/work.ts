import { choice, field, longText, money, text, wholeNumber } from '../../field.ts';
import { email } from '../../identifiers/email.ts';
import { employmentTypes } from '../../situation-choices.ts';
import { ask } from '../define.ts';
import { draft, record, saidAtStart } from '../origin.ts';

const work = (path: string) => record('work.input', path);
const short = (path: string) => record('work.short', path);

/** What the applicant earns, and from whom. */
export const job = {
  employment: ask(
    choice('Employment', employmentTypes),
    work('empType'),
    short('empselectedEmploymentType'),
    draft('empselectedEmploymentType'),
    saidAtStart('work'),
  ),
  employer: ask(
    text('Employer', 'Sample Softworks Private Limited', { maxLength: 150 }),
    work('company'),
    short('empcompanyName'),
    record('form16.ocr', 'employer.name'),
    draft('empcompanyName'),
  ),
  designation: ask(
    text('Designation', 'Senior Analyst', { maxLength: 100 }),
    work('designation'),
    short('empdesignation'),
    draft('empdesignation'),
  ),
  employeeId: ask(text('Employee number', 'E-1001', { maxLength: 40 }), work('empId')),
  yearsInWork: ask(wholeNumber('Years in this work', 0, 60, '4'), work('yearsInCrntWork')),
  totalExperience: ask(wholeNumber('Total experience (years)', 0, 60, '12'), work('totalExp')),
  officeAddress: ask(
    longText('Office address', '100 Feet Road, Indiranagar, Bengaluru, Karnataka - 560038'),
    record('work.input', 'unitNo', 'address'),
    short('empaddress'),
    draft('empaddress'),
  ),
  workEmail: ask(
    field('Work e-mail', email),
    work('email'),
    short('empworkEmail'),
    draft('empworkEmail'),
    draft('empworkemail'),
  ),
} as const;

/** Income and what is already repaid. */
export const income = {
  monthlyIncome: ask(
    money('Net income a month', '65000', { hint: 'The amount you receive in your account', least: 1 }),
  ),
  yearlySalary: ask(money('Gross salary of last year', '845000'), record('form16.ocr', 'amount')),
  otherIncome: ask(money('Other income a month', '5000', { hint: 'Rent, interest, a second job' })),
  otherLoans: ask(
    money('Loans still to repay', '250000', { hint: 'The total of all loans. Enter 0 if you have none.' }),
    record('loanDetails.input', 'loanAmt'),
    record('creditReport.bureau', 'balance'),
  ),
  otherEmi: ask(
    money('Instalments a month', '8500', { hint: 'The total for those loans. Enter 0 if you have none.' }),
    record('loanDetails.input', 'emi'),
    record('creditReport.bureau', 'emi'),
  ),
} as const;
