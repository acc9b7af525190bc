import type * as lists from '@pramaan/contract/calls/applicant-list.ts';
import type * as calls from '@pramaan/contract/calls/applicants.ts';
import type * as personsCalls from '@pramaan/contract/calls/applications.ts';
import type * as entryCalls from '@pramaan/contract/calls/entries.ts';
import type * as overviewCalls from '@pramaan/contract/calls/overview.ts';
import type * as startCalls from '@pramaan/contract/calls/start-application.ts';
import type { Reference } from './entry.ts';
import { productFields } from './loan-products.ts';

const shared = {
  name: 'Name of the person.',
  product: 'The loan product of the application; left out while none is chosen.',
  draft: 'Draft values by the specification’s draft key.',
};

/** Of somebody who joins the application of another. */
const joins = 'As what the person joins: `co-applicant` or `guarantor`.';

const profileFields = { ...shared, en: productFields.en, hi: productFields.hi };

export const applicants: Reference<typeof calls> = {
  getApplicant: {
    description:
      'Returns everything stored about an applicant: the profile and, in `docs`, the tree of documents with one record for each document, method and instance. Identifiers are masked for staff and API keys; staff can reveal a record with a reason (`POST /applicants/{id}/reveal`).',
    fields: {
      ...productFields,
      _id: 'Applicant id (UUID).',
      joinsAs: `${joins} Absent for who applies.`,
      ...shared,
    },
  },
  getProfile: {
    description: 'Returns an applicant’s profile: name, contact details, segment and reference.',
    fields: profileFields,
  },
  putProfile: {
    description:
      'Changes the name and the e-mail address of an applicant. Members that are left out stay as they are.',
    fields: {
      ...profileFields,
      email: 'E-mail address. Blank removes it.',
      segment: 'Loan segment: `retail` or `business`.',
    },
  },
  putLanguage: {
    description:
      'Stores the language that the applicant chose. Messages to the applicant are sent in this language. Only the applicant can set it.',
    fields: { language: '`en` for English or `hi` for Hindi.' },
  },
  confirmAadhaar: {
    description:
      'Records that the applicant confirms what their Aadhaar records say about them. Only the applicant can do this.',
  },
  putDocument: {
    description:
      'Stores a document that the applicant declares, or adds a document that was fetched from DigiLocker. A declared document sends the values of its form; a DigiLocker document sends the address of the fetched file. A stronger record that is already stored stays in place.',
    fields: {
      group: 'Group of the document in the tree, like `id` or `income`.',
      document: 'Document id in the tree, like `pan`.',
      type: 'Method and instance: `input`, `input.2`, `panDigiLink`.',
      data: 'Values of the document’s form by member name, or the address of a file fetched from DigiLocker.',
    },
  },
  getDraft: {
    description: 'Returns the saved draft of the application form with its version.',
    fields: { ...shared, version: 'Version of the draft. Send it with the next save.' },
  },
  putDraft: {
    description:
      'Saves the draft of the application form. `version` is the version that was last read; if the server holds a newer one, the call fails with `CONFLICT`.',
    fields: { ...shared, version: 'Version of the draft that was last read.' },
  },
  addCoApplicant: {
    description:
      'Adds a person who joins the application: a co-applicant borrows too, a guarantor pays when those who borrow do not. The person gets an SMS, in the applicant’s language, with the link to log in. An approval that knew nothing of the person is void. Returns the id of the new applicant record.',
    fields: { _id: 'Applicant id of the person (UUID).', joinsAs: joins, ...shared },
  },
  listCoApplicants: {
    description: 'Lists the people who join the application. Whose own case was closed has left it.',
    fields: { _id: 'Applicant id of the person (UUID).', joinsAs: joins, ...shared },
  },
};

const viewFields = {
  mine: 'Assigned to the caller.',
  unassigned: 'Assigned to nobody.',
  due: 'Due today or overdue.',
  second: 'Awaiting second approval.',
  mentions: 'With a comment that mentions the caller and that the caller has not answered.',
};

export const applicantLists: Reference<typeof lists> = {
  listApplicants: {
    description:
      'Searches the lender’s applicants, most recently changed first, 50 on a page. All filters can be combined. API keys and staff see only applicants within their access scope. To read the next page, send `next` as `after`.',
    fields: {
      branch: 'Request: id of a branch. Reply: name of the branch; blank without one.',
      agent: 'Who brought the application, with the lender’s code of the person; blank: nobody did.',
      _id: 'Applicant id (UUID).',
      q: 'Text to search for: part of a name, a mobile number or PAN or the last four characters of either, a reference, customer id or applicant id.',
      attention:
        'Request: `1` for applications with records that need attention. Reply: number of such records.',
      findings:
        'Request: `block`, `high` or `medium`: applications with an open finding of that severity or a graver one. Reply: the open findings.',
      open: 'Number of open findings of medium severity and above.',
      gravest: 'Severity of the gravest open finding; `null` if none is open.',
      due: '`today`: due today or overdue.',
      sort: 'Column that orders the list: `updated` (the default), `due`, `stage`, `findings`, `provided` or `started`.',
      order: '`asc` or `desc`. Left out: `desc` for `updated`, `asc` for the others.',
      mentions: '`me`: a comment mentions the caller and the caller has not answered.',
      name: 'Name of the applicant.',
      joins: 'The application of another that the person joins; `null` for their own.',
      as: joins,
      product: 'Name of the loan product; blank while none is chosen.',
    },
  },
  exportApplicants: {
    description:
      'Returns chosen applicants as CSV (RFC 4180), in the order of the ids, with masked mobile numbers. Applicants outside the access scope are left out. Exports are recorded in the audit log.',
    fields: { ids: '1 to 100 applicant ids (UUIDs), separated by commas.' },
  },
  countViews: {
    description: 'Counts the applicants in each saved view of the list. Counting stops at 100.',
    fields: viewFields,
  },
};

export const entries: Reference<typeof entryCalls> = {
  submitCustomerDocument: {
    description:
      'Stores a declared document for a customer. The values are checked by the document’s own form. Documents that a source verifies are submitted under `/kyc` instead. With `custId` alone, returns the documents that can be entered.',
    fields: {
      entries: 'Documents that can be entered for the customer.',
      status: 'Status of the record; blank while there is none.',
      type: 'Method and instance: `input`, `input.2`. Default: `input`.',
      data: 'Values of the document’s form by member name.',
    },
  },
  saveAssetLoanDetails: {
    description: 'Stores what an asset loan is for: the asset, its price and the down payment.',
    fields: {
      condition: 'Condition of the asset, like New or Used.',
      price: 'Price of the asset in rupees, as text.',
    },
  },
  getAssetLoanDetails: {
    description: 'Returns what an asset loan is for, or `null` if nothing has been entered.',
  },
};

const statusOfDocument = {
  title: 'Title of the document.',
  given: 'How many were submitted.',
};

export const overview: Reference<typeof overviewCalls> = {
  getAutofill: {
    description:
      'Returns what is known about a person, to prefill other forms. Verified sources take precedence over declared values. Unknown values are blank.',
    fields: { name: 'Full name.', gender: 'Male or Female.', address: 'Address, at most 40 characters.' },
  },
  getSummary: {
    description:
      'Returns a summary of an application: the applicant, the requested loan, and how many documents were submitted, are done and need attention, in total and by area.',
    fields: {
      ...statusOfDocument,
      name: 'Name of the applicant.',
      documents: 'Counts over all documents.',
      title: 'Title of the area.',
    },
  },
  getProgress: {
    description:
      'Returns the application status as the applicant sees it, and the latest activity, newest first.',
    fields: {
      title: 'Document that the event is about; blank for the application as a whole.',
      applicationStatus:
        'Where the application stands. For a person who joins, once it is decided, where the application stands that they join.',
      joins: 'The application of another that the person joins; `null` for their own.',
      as: joins,
      reference: 'Number of the application that they join.',
      name: 'Name of who applies.',
      others: 'The person has other applications at the lender, or joins some.',
      reasons: 'Why the loan was declined, in words for the applicant; empty otherwise, and for who joins.',
    },
  },
  getSegment: { description: 'Returns the loan segment of an applicant, like `retail`.' },
  listVerifications: {
    description:
      'Lists every verification of an applicant’s documents, newest first, including those that a newer record has replaced.',
    fields: statusOfDocument,
  },
  listComparisons: {
    description:
      'Lists every comparison that was made on an applicant’s records, newest first, including those on replaced records.',
    fields: { ...statusOfDocument, name: 'Name of the comparison.' },
  },
  listDocumentsByArea: {
    description: 'Lists the documents of an application by area, with the state of each.',
    fields: {
      ...statusOfDocument,
      title: 'Title of the area or of the document.',
      path: 'Path of the area’s page in the applicant portal, below `/laas/`.',
      documents: 'Documents of the area.',
      id: 'Document id. In the path: the applicant id.',
    },
  },
  getLoans: {
    description:
      'Returns the requested loan, what it is for, and existing loans, as the applicant declared them. Amounts are rupees as text, periods are months.',
  },
};

const applyLink = {
  link: 'Address that opens the registration page. A person who registers by it is the team member’s.',
  qr: 'The link as a QR code (SVG text).',
  code: 'Code in the link.',
};
const started = {
  _id: 'Applicant id (UUID).',
  language: 'Language of the SMS: `en`, `hi` or `mr`.',
  segment: 'Loan segment: `retail` or `business`. Default: `retail`.',
  product:
    'Code of the loan product, like `PERSONAL`. Left out: the only product of the segment, or the applicant chooses.',
  branch: 'Code of the branch; left out: the caller’s.',
  sentTo: 'Masked mobile number that the SMS was sent to.',
};

export const startApplication: Reference<typeof startCalls> = {
  startApplication: {
    description:
      'Starts an application for a mobile number and sends the person an SMS with the link to continue. The application is the caller’s: an agent sees it in the applicant list, with what it still lacks. If the number already has an open application that the caller may see, only the SMS is sent again and `isNew` is false; after a finished one (rejected, closed, handed over) another is started, which takes over the verified documents when the person opens it; if the caller may not see it, the call fails with `ALREADY_APPLIED`.',
    fields: {
      ...started,
      ...applyLink,
      idempotencyKey:
        'Any text that names this request. The same request with the same key starts nothing and sends nothing; it returns the first answer.',
      isNew: 'True when this request started the application.',
    },
  },
  startApplications: {
    description:
      'Starts applications for up to 200 people. Each row is checked by itself; a refused row stops no other. With `dryRun` nothing is started or sent.',
    fields: {
      ...started,
      rows: 'The people, in the order of the answer.',
      row: 'Number of the row, from 1.',
      state: '`ready` (dry run), `started`, `sent-again` (had an application) or `refused`.',
      fault: 'What is wrong with a refused row.',
      dryRun: 'True: only checks the rows.',
      idempotencyKey:
        'Any text that names this batch. Repeated with the same key, the rows that were done start nothing and send nothing.',
      started: 'Number of applications started.',
      refused: 'Number of rows refused.',
    },
  },
  createApplyLink: {
    description:
      'Returns the caller’s own apply link. It is created on the first call. A person who registers by it is the caller’s applicant.',
    fields: {
      ...applyLink,
      renew: 'True: creates a new link. The earlier link stops working.',
      product: 'Code of the loan product that the link is for; left out: any.',
      branch: 'Code of the branch that applications by the link belong to; left out: the caller’s.',
    },
  },
  openApplyLink: {
    description: 'Returns who invites by an apply link.',
    fields: {
      code: 'Code in the link.',
      lender: 'Name of the lender.',
      name: 'Name of the team member.',
      product:
        'Request: code of the loan product in the link. Reply: its name; left out where none is named or offered.',
      en: 'Name in English.',
      hi: 'Name in Hindi.',
    },
  },
};

const applicationFields = {
  id: 'Id of the applicant (UUID): one of their applications.',
  _id: 'Id of the application (UUID), which is the applicant id in every other call.',
  reference: 'Number of the application.',
};
export const persons: Reference<typeof personsCalls> = {
  listApplications: {
    description:
      'Returns the applications of a person at the lender, oldest first, and those of others that they join. Team members see the ones that their access scope covers.',
    fields: {
      ...applicationFields,
      applications: 'The applications.',
      product: 'Name of the loan product; `null` while none is chosen.',
      en: 'Name in English.',
      hi: 'Name in Hindi.',
      joinsAs: `${joins} \`null\` for their own application.`,
      status: 'Where it stands, as the person is told.',
      stage: 'Where it stands at the lender; `null` for the person.',
      startedAt: 'When it was started (ISO 8601).',
      decidedAt: 'When it was decided or closed (ISO 8601); `null` before.',
      handedOver: 'The loan was handed over for payout.',
      carriedOver: 'Number of its documents that were verified for an earlier application.',
      isThis: 'It is the application in the path.',
      mayOpen: 'The caller may open it.',
      mayStart: 'The newest is finished, so the person may start another.',
    },
  },
  startAnotherApplication: {
    description:
      'Starts another application at the same lender once the newest one is rejected, closed or handed over. Documents that were verified for the last one are carried over, with their dates, when the person opens it and has agreed.',
    fields: applicationFields,
  },
  openApplication: {
    description:
      'Ends the session and opens one for another application of the same person. The reply and the cookies are those of a login.',
    fields: {
      ...applicationFields,
      application: 'Id of the application to open (UUID).',
      segment: 'Loan segment: `retail` or `business`.',
      custId: 'Customer id.',
      yodleeUserId: 'User id at the bank aggregator; blank if there is none.',
      roleId: 'Role: 11.',
      id_token: 'Token of the session.',
      coApplicants: 'The people of the application, beginning with the person.',
    },
  },
};
