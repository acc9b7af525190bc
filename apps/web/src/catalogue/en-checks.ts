/** Checks that a lender runs by itself, and whose a court case is. */
export const enChecks = {
  'checks.which': 'Which check',
  'checks.agent': 'You may run these checks; a reviewer decides whose a case is.',
  'checks.judge.title': 'Whose are these cases?',
  'checks.judge.lead':
    'The score compares name, father and address. A likely case stays open until you decide.',
  'checks.likely': 'Likely the applicant’s',
  'checks.unlikely': 'Likely another person',
  'checks.says': 'The applicant says',
  'checks.this': 'This person',
  'checks.this.of': 'This person: {case}',
  'checks.other': 'Another person',
  'checks.other.of': 'Another person: {case}',
  'checks.judge.this': 'The case is this person’s',
  'checks.judge.other': 'The case is another person’s',
  'checks.judge.words': 'Why?',
  'checks.judge.hint': 'It is kept with the case. The applicant sees it.',
  'checks.judge.go': 'Decide',
  'checks.judge.done': 'Decided.',
  'checks.decided': 'Decided',
} as const;
