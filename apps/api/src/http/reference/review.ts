import type * as calls from '@pramaan/contract/calls/review.ts';
import type { Reference } from './entry.ts';

const changed =
  'Returns the new state. If somebody else changed the case since `version`, the call fails with `CONFLICT`.';
/** Of a finding. */
const found = {
  severity: '`block`: nothing can be approved. `high`: approved only with a reason. `medium`, `low`, `info`.',
  records: 'Places of the records on which a finding rests, such as `pan.auth`.',
  evidence: 'Code of the sentence and its values.',
  values: 'Values of the sentence by name.',
  sentence: 'The evidence in one English sentence.',
  resolves: 'What ends the finding.',
  openedAt: 'When it was opened (ISO 8601).',
  resolvedAt: 'When its cause went (ISO 8601); `null` while it has not.',
  accepted: 'Who accepted it, when and why; `null` if nobody did.',
};
/** Of income and obligations. */
const assessed = {
  assessment: 'Income and obligations, and what the requested loan would make of them.',
  household:
    'The people who apply together, with the sums of their incomes and obligations; `null` if nobody applies with the applicant.',
  joinsAs: '`co-applicant` or `guarantor`; `null` for the applicant. A guarantor is not added up.',
  people: 'The applicant first, each by the figures that count in their own case.',
  income: 'What the applicant earns. Of a household: rupees a month, `null` if unknown.',
  obligations: 'What the applicant repays each month. Of a household: rupees a month, `null` if unknown.',
  sources: 'Each source’s figure.',
  source: 'form16, return, credits, wages, rent, business, bureau, statement or declared.',
  called: 'Name of the document.',
  monthly: 'Whole rupees a month; `null` if nothing counts.',
  confirmed: 'A source confirmed it. Otherwise it was read from a photo, or declared.',
  setAside:
    'Why it does not count: `part-of-salary`, `few-months`, `earlier-year`, `outdated` (the newest paper of its kind is of a year that ended more than two years ago), `beside` (rent beside a salary) or `turnover` (receipts of a business, while a document states an income); `null` if it counts.',
  months: 'What was counted in each month. Of the loan: its tenure in months.',
  month: 'Month (YYYY-MM).',
  rule: 'Which figure counts. Income: `lowest`, `lowest-read` or `none`. Obligations: `highest` or `none`.',
  loan: 'The loan whose instalment is calculated; `null` while its amount or tenure is unknown.',
  instalment: 'Monthly instalment of the loan in rupees; `null` without a loan.',
  foir: 'Obligations and the instalment in per cent of the income; `null` if one of them is unknown.',
  surplus: 'Rupees left of a month’s income after obligations and the instalment; `null` if unknown.',
  assetValue: 'Price in rupees of what is bought; `null` if nothing is.',
  ltv: 'Loan in per cent of the price; `null` if nothing is bought.',
};
/** Of a case. */
export const caseFields = {
  ...found,
  ...assessed,
  others:
    'Who joins the application, by their own case: open findings of medium severity or above (`findings`, the most severe in `severity`), what it lacks, and the credit score. All of it counts for the approval.',
  joins:
    'The application that this person joins, as `co-applicant` or `guarantor` (`as`); `null` for who applies.',
  as: 'As what the person joins: `co-applicant` or `guarantor`.',
  missing: 'Titles of what the person’s case lacks for an approval.',
  reference: 'Reference of the application.',
  branch: 'The branch of the application; `null` if it has none.',
  agent: 'Who brought the application; `null` if the applicant came without one.',
  _id: 'Id (UUID).',
  name: 'Name of the person.',
  limit: 'Amount in rupees above which a decision needs a second approval.',
  amount: 'Loan in rupees: requested (`null` if it is not known yet), or approved.',
  tenureMonths: 'Tenure in months: requested (`null` if it is not known yet), or approved.',
  ratePercent: 'Approved interest rate in per cent a year, with at most two decimals.',
  terms: 'What is approved. Only an approval has terms; to confirm it, send the same terms again.',
  highestAmount:
    'Highest amount in rupees requested since the submission; `null` if one of the requests has none, and then two people decide.',
  reauthenticationLimit: 'Amount in rupees above which the second approver sends `code` or `password`.',
  password: 'The caller’s password, if they have no authenticator app.',
  code: 'Code of the caller’s authenticator app, or a recovery code.',
  title: 'Title of the document.',
  path: 'Where it is submitted, below the applicant portal.',
  why: 'missing, failed, rejected or checking.',
  needed: 'Required for a decision; otherwise optional.',
  words: 'Free text, at most 1,000 characters.',
  by: 'Name of the person.',
  state:
    'Information request: open, answered, withdrawn. Decision: waits (for second approval), stands, declined, undone, void (the loan request changed afterwards).',
  verdict: '`accept` or `reject`.',
  reason: 'Reason code of the list.',
  reasons: 'Reason codes of the list, at most 10.',
  kind: '`approve`, `reject`, `refer` or `withdraw`.',
  informationRequests: 'Information requests.',
  marks:
    'Of each subject the gravest severity of its open findings, `clear`, or `none` while nothing was submitted about it.',
  identity: 'The mark of findings about who the applicant is.',
  consent: 'The mark of findings about consents.',
  creditScore: 'The bureau’s score; `null` without a report, and for somebody without a credit history.',
  clear: 'true: no finding of medium severity or above is open, so the case can be decided.',
  findings: 'Findings of the case. Of a deviation: each finding in a sentence.',
  deviations: 'Findings that the approval went past, and the reason.',
  policy:
    'What the lending policy says of the case. Of a decision: what it said then; `null` of old decisions.',
  outcome: '`approve`, `refer` or `decline`.',
  hits: 'Rules that apply. If there is none, the policy approves.',
  passed:
    'Rules that do not apply, each with the value of the case in one sentence. Empty in decisions of before 27 November 2026.',
  deviationReason: 'Why it is approved although findings of high severity are open, at most 500 characters.',
};
const findings = {
  ...found,
  _id: 'Id of the finding (UUID).',
  kind: 'What it is about.',
  state: '`open`, `accepted`, or `resolved` (its cause has gone).',
};
const notes = {
  _id: 'Id of the comment or flag (UUID).',
  kind: '`comment` or `flag`.',
  by: 'Name of the author.',
  mentions: 'User names of the team members mentioned.',
  words: 'Text. `@user.name` mentions a team member.',
};

export const review: Reference<typeof calls> = {
  listAssignees: {
    description:
      'Lists the team members to whom a case can be assigned and who can be mentioned in comments.',
    fields: { _id: 'Id of the team member (UUID).', name: 'Name of the team member.' },
  },
  getReview: {
    description:
      'Returns the case of an application: stage, assignee, due date, missing requirements, information requests, reviews, decisions, and what the caller may do. Send its `version` with every change.',
    fields: caseFields,
  },
  assignCase: {
    description: `Assigns a case to a team member, to the caller, or (\`null\`) to nobody. Reviewers can take unassigned cases and hand on or release their own; managers can assign any case. ${changed}`,
    fields: { ...caseFields, to: 'Id of the team member (UUID); `null` to unassign.' },
  },
  assignAgent: {
    description: `Transfers an application to another agent, who sees it from then on, or (\`null\`) to none. The agent before no longer sees it. Both are notified. ${changed}`,
    fields: { ...caseFields, to: 'Id of the team member (UUID); `null` for none.' },
  },
  listFindings: {
    description:
      'Lists what a reviewer must know of a case: contradictions, invalid, expired and old documents, signs of tampering, missing consent, and links to other applications. It is computed again from the records. Open findings come first, the gravest in front.',
    fields: findings,
  },
  acceptFinding: {
    description: `Accepts an open finding with a reason. A finding with the severity \`block\` cannot be accepted. When its evidence changes, the finding is open again. ${changed}`,
    fields: {
      ...caseFields,
      finding: 'Id of the finding (UUID).',
      reason: 'Why it is accepted, at most 500 characters.',
    },
  },
  beginReview: { description: `Starts the review of an application. ${changed}`, fields: caseFields },
  reportPresence: {
    description:
      'Reports that the caller has the case open, and returns who else has. Repeat it at least every 40 seconds.',
    fields: { leaving: 'true: the caller has closed the case.' },
  },
  reviewDocument: {
    description: `Accepts or rejects a record, with a reason. The review no longer applies when the record changes. ${changed}`,
    fields: caseFields,
  },
  requestInformation: {
    description: `Requests documents or information from the applicant. One message is sent by SMS or e-mail, in the applicant’s language. At most 20 items. ${changed}`,
    fields: {
      ...caseFields,
      subject: 'Document id, or `area:` followed by an area of which any document will do.',
      words: 'Note to the applicant, at most 1,000 characters.',
      language:
        'Language of the message: `en` or `hi`. Default: the language in which the applicant last gave consent.',
    },
  },
  listInformationRequests: {
    description:
      'Lists what the lender has requested from the applicant. Applicants see their open requests.',
    fields: {
      ...caseFields,
      language: 'Language of the texts: `en` or `hi`. Another language of the product is answered in `en`.',
    },
  },
  cancelInformationRequest: {
    description: 'Withdraws an information request.',
    fields: { ...caseFields, ask: 'Id of the information request (UUID).' },
  },
  decideApplication: {
    description: `Approves, rejects, refers or withdraws an application. An approval carries its own terms. Above the lender’s limit, an approval or rejection awaits a second approval; what counts is the highest of the approved amount and of all amounts requested since the submission. ${changed}`,
    fields: caseFields,
  },
  previewDecision: {
    description:
      'Computes the instalment, FOIR and surplus of a loan on these terms, and holds it against the lender’s policy and the loan product. Nothing is decided.',
    fields: { ...caseFields, product: 'What the loan product does not allow, each in a sentence.' },
  },
  confirmDecision: {
    description: `Gives or declines the second approval of a decision. The person who decided cannot approve. To approve, send the proposed terms again. ${changed}`,
    fields: caseFields,
  },
  undoDecision: {
    description: `Reverses the caller’s own decision within 10 seconds. ${changed}`,
    fields: caseFields,
  },
  revealRecord: {
    description:
      'Returns a record without masking. The reason is written to the audit log. Hide the values at the time in `until`.',
    fields: {
      place: '`profile`, or a record reference like `pan.auth`.',
      data: 'The record with all values.',
      reason: 'CALL_PERSON, COMPARE_PAPER, COMPLAINT or LEGAL_DUTY.',
    },
  },
  listNotes: { description: 'Lists the comments and flags of a case, newest first.', fields: notes },
  addNote: {
    description:
      'Adds a comment to a case, at most 1,000 characters. `@user.name` mentions a team member. Returns all comments and flags.',
    fields: notes,
  },
  addFlag: {
    description:
      'Adds a flag to a case: a warning that all reviewers see, at most 200 characters. Returns all comments and flags.',
    fields: notes,
  },
  clearFlag: {
    description: 'Clears a flag. It stays in the list with the name of the person who cleared it.',
    fields: { ...notes, flag: 'Id of the flag (UUID).' },
  },
  getTimeline: {
    description: 'Lists the activity of an application, newest first, one sentence for each event.',
    fields: { by: 'Name of the person, or what kind of actor it was.', sentence: 'The event as a sentence.' },
  },
  getConsistency: {
    description:
      'Compares what the sources say about the person: name, date of birth, father’s name, address, PAN and mobile number. Identifiers are masked in the reply but were compared in full.',
    fields: {
      score:
        'Agreement with the first source, 0 to 1; `null` for the first source and for values that cannot be compared.',
      match: 'The values agree; `null` where there is no score.',
      reasons: 'Why the values agree or differ, in plain words.',
      title: 'Title of the document.',
      parts: 'Of an address: how each part agrees with the first source.',
      part: 'The part: `pin`, `house`, `street`, `city` or `state`.',
      says: 'How the two agree: `same`, `partly`, `differs`; `one side` or `neither` where a source does not name the part.',
      a: 'The part as the first source writes it.',
      b: 'The part as this source writes it.',
    },
  },
};
