import type * as calls from '@pramaan/contract/calls/rejections.ts';
import type { Reference } from './entry.ts';
import { caseFields } from './review.ts';

const fields = {
  id: 'Id of the applicant (UUID).',
  rejection: 'The rejection; `null` while the loan is not declined.',
  reopenedBy: 'The appeal by which the application was reopened; `null` if it was not, or is rejected again.',
  lender: 'Name of the lender.',
  reference: 'Number of the application.',
  decidedAt: 'When it was decided (ISO 8601).',
  reasons: 'Why, each in a sentence for the applicant.',
  language: 'Language of the sentences: `hi`, else English.',
  help: 'Whom to ask; blank if the lender has set nobody.',
  grievance: 'The grievance officer; blank if the lender has set none.',
  appeal:
    'What the applicant asks to be looked at again; `null` if they have not asked. In the path: its id (UUID).',
  _id: 'Id (UUID).',
  words:
    'What the applicant wrote. Of an answer: why the decision is kept, for the applicant. At most 1,000 characters.',
  madeAt: 'When the applicant asked (ISO 8601).',
  answer: '`open`: nobody has answered. `kept`: the decision stands.',
  answerWords: 'Why the decision is kept; blank while it is open.',
  answeredAt: 'When it was answered (ISO 8601); `null` while it is open.',
  mayAppeal: 'The caller may ask for another look.',
  mayReopen: 'The caller may reopen the application, or keep the decision.',
  lang: 'Language of the letter: `en` or `hi`.',
};
const answering = {
  ...caseFields,
  appeal: 'Id of the appeal (UUID).',
  words:
    'Request: why the decision is kept, for the applicant, at most 1,000 characters. Otherwise free text.',
};
const reopening = {
  ...caseFields,
  reason: 'Request: `APPEAL`, `NEW_DOCUMENTS` or `MISTAKE`. Otherwise a reason code of the list.',
};

export const rejections: Reference<typeof calls> = {
  getRejection: {
    description:
      'Returns why a loan was declined, in sentences for the applicant, and their appeal. An applicant gets it when the decision can no longer be undone.',
    fields,
  },
  getRejectionLetter: {
    description:
      'Returns the rejection letter as a signed PDF: the reasons, how to ask for another look, the grievance officer and the ombudsman. Each copy is registered and can be verified.',
    fields,
  },
  makeAppeal: {
    description:
      'Asks the lender for another look at the decision, once for each decision. The assignee and those who decided are notified.',
    fields,
  },
  answerAppeal: {
    description: 'Keeps the decision after an appeal, says why, and sends the applicant a message.',
    fields: answering,
  },
  reopenApplication: {
    description:
      'Reverses a rejection: the application is under review again, with a new due time. An open appeal is answered by it, and the applicant gets a message.',
    fields: reopening,
  },
};
