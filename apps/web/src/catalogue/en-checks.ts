/** Checks that staff run, and the decision whether a court case is the applicant's. */
export const enChecks = {
  'checks.which': 'Check',
  'checks.agent': 'You can run these checks. A reviewer decides whether a case belongs to the applicant.',
  'checks.judge.title': 'Court cases to confirm',
  'checks.judge.lead':
    'The match score compares name, father’s name and address. A likely match stays open until you decide.',
  'checks.likely': 'Likely match',
  'checks.unlikely': 'Unlikely match',
  'checks.says': 'The applicant says',
  'checks.this': 'Applicant’s case',
  'checks.this.of': 'Applicant’s case: {case}',
  'checks.other': 'Someone else’s case',
  'checks.other.of': 'Someone else’s case: {case}',
  'checks.judge.this': 'This is the applicant’s case',
  'checks.judge.other': 'This is someone else’s case',
  'checks.judge.words': 'Reason',
  'checks.judge.hint': 'Stored with the case. The applicant sees it.',
  'checks.judge.go': 'Save decision',
  'checks.judge.done': 'Decision saved.',
  'checks.decided': 'Decided',
} as const;
