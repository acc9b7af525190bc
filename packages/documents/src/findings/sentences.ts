/*
 * Evidence in one true sentence each. Values stand in braces; what stands there is said by the rule that found it, so a
 * sentence never claims more than was compared.
 */
const english = {
  name_differs: '{one} names “{oneValue}”; {other} names “{otherValue}”.',
  birth_differs: '{one} gives the date of birth {oneValue}; {other} gives {otherValue}.',
  father_differs: '{one} gives the father’s name “{oneValue}”; {other} gives “{otherValue}”.',
  pan_differs: '{one} states the PAN {oneValue}; {other} states {otherValue}.',
  aadhaar_differs:
    '{one} states an Aadhaar number ending in {oneValue}; {other} states one ending in {otherValue}.',
  gstin_other_pan: '{title}: the GSTIN carries the PAN {carried}; {other} states {pan}.',
  gstin_other_state: '{title}: the GSTIN is registered in {registered}, its address is in {state}.',
  pin_other_state: '{title} names {state}, but the PIN code {pin} is in {ofPin}.',
  no_branch: '{title}: no bank branch has the IFSC {ifsc}.',
  tan_two_names: 'The TAN {tan} belongs to “{oneName}” in {one} and to “{otherName}” in {other}.',
  employer_differs: '{one} names the employer “{oneName}”; {other} names “{otherName}”.',
  record_mismatch: '{title} does not match. {detail}',
  not_compared: '{title} is confirmed by its source, but the application names nobody to compare it with.',
  invalid: '{title} is not valid. {detail}',
  expired: '{title} has expired. {detail}',
  not_found: 'The source knows no such document: {title}.',
  expires_in_term: '{title} expires on {day}, before the requested loan ends on {end}.',
  same_number: '{one} and {other} have the same number, {number}.',
  same_year: '{one} and {other} are both for {year}.',
  same_file: '{one} and {other} were read from the same file.',
  income_differs: '{one} comes to {oneAmount} a year; {other} comes to {otherAmount}.',
  form_year_differs: 'As it was read, {title} says {read}; the registry was asked about {asked}.',
  form_amount_differs: 'As it was read, {title} says {read}; the registry was asked about {asked}.',
  instalments_differ: '{one}: instalments of {oneAmount} a month. {other}: {otherAmount}.',
  salary_days: '{statement}: salary arrives on different days of the month, {days}.',
  round_credits:
    '{statement}: {count} round credits of {amount} in all came in its last {within} days, beside {usual} in a usual month.',
  circular: '{statement}: {count} sums came in and went out again within {within} days, {amount} in all.',
  betting: 'Payments to betting or gaming in {statement}: {count}, {amount} in all.',
  loan_apps: 'Payments from or to loan apps in {statement}: {count}, {amount} in all ({names}).',
  signature_broken: '{title}: {detail}',
  file_suspect: '{title}: {detail}',
  balance_broken: '{title}: {detail}',
  sums_differ: '{title}: {detail}',
  too_old: '{title} is of {day}. It may be at most {most} days old.',
  year_too_old:
    '{title} is of a year that ended on {day}. Nothing newer of its kind says what is earned now.',
  months_missing: '{title}: {detail}',
  no_salary: '{statement} shows no salary credit, while {source} shows a salary.',
  no_consent: 'No consent stands for {purpose}, on which these rest: {titles}.',
  requirements_missing: 'Missing for a decision: {titles}.',
  linked_mobile: 'The same mobile number is in another application: {others}.',
  linked_pan: 'The same PAN is in another application: {others}.',
  linked_account: 'The same bank account is in another application: {others}.',
  linked_address: 'The same address is in another application: {others}.',
  linked_file: 'The same file was given in another application: {others}.',
  linked_paper: 'A certificate or acknowledgement with the same number is in another application: {others}.',
  linked_employer_phone: 'The same phone number of an employer is in another application: {others}.',
  linked_device: 'The applicant of another application logged in with the same browser: {others}.',
} as const;
export type SentenceCode = keyof typeof english;

/** A true sentence as the name of a message and its values, so that it can be said in each language. */
export interface Evidence {
  code: SentenceCode;
  values: Readonly<Record<string, string>>;
}

/** What ends a finding. */
const resolutions = {
  replace: 'Request the document again.',
  correct: 'Find out which record is right, and reject the other one.',
  name: 'Complete the applicant’s name.',
  renew: 'Request a document that is in force.',
  another: 'Request a different document in place of the second one.',
  explain: 'Ask for an explanation, and accept the finding with it.',
  original: 'Request the original file.',
  newer: 'Request a newer document.',
  months: 'Request a statement of the missing months.',
  consent: 'Ask for consent.',
  request: 'Request what is missing.',
  compare: 'Compare the applications, and accept the finding with a reason.',
  none: 'Nothing to do.',
} as const;
export type Resolution = keyof typeof resolutions;

/** The evidence as an English sentence. A value that it lacks stays blank. */
export const evidenceSentence = ({ code, values }: Evidence): string =>
  english[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** What ends a finding, in English. */
export const resolutionSentence = (resolution: Resolution): string => resolutions[resolution];
