import type * as calls from '@pramaan/contract/calls/offers.ts';
import type { Reference } from './entry.ts';

/** Fields of offers and of what belongs to them. */
export const fields = {
  _id: 'Id of the offer, or of the mandate (UUID).',
  id: 'Id of the applicant (UUID).',
  offer: 'Id of the offer (UUID).',
  lender: 'Name of the lender.',
  approved: 'What the standing approval allows; `null` if nothing is approved.',
  mayOffer: 'The caller may make an offer now.',
  offers: 'Offers, the newest first.',
  version: 'Number of the offer, from 1.',
  reference: 'Proposal number: the application’s reference and the version.',
  state:
    '`open`, `accepted`, `declined`, `withdrawn`, `expired`, or `exited`: left in the cooling-off period.',
  terms: 'What is offered.',
  amount: 'Rupees. Of a loan: whole rupees, at most the approved amount. Of a fee: at most two decimals.',
  tenureMonths: 'Tenure in months, at most the approved one.',
  ratePercent: 'Interest rate in per cent a year: the approved one.',
  firstDue: 'Day of the first instalment (YYYY-MM-DD), 15 to 62 days after the offer.',
  fees: 'Charges taken from the loan when it is paid out.',
  kind: '`processing`, `insurance`, `valuation` or `other`.',
  payee: 'Who keeps the fee: `lender` or `third-party`.',
  penalPercent: 'Penal charge on overdue amounts in per cent a year.',
  foreclosurePercent: 'Charge for early repayment in per cent of the outstanding principal.',
  transferable: 'The lender may transfer or securitise the loan.',
  recoveryAgents: 'Names of the recovery agents, at most 300 characters; blank if there are none.',
  validDays: 'Working days (Monday to Friday) for which the offer is valid, 3 to 30.',
  figures: 'What follows from the terms, in rupees.',
  schedule: 'Every instalment.',
  number: 'Number of the instalment, from 1.',
  due: 'Day it is due (YYYY-MM-DD). Of the cooling-off period: rupees owed if the loan is left now.',
  opening: 'Outstanding principal before it.',
  principal: 'Principal in it.',
  interest: 'Interest in it.',
  instalment: 'Amount of the instalment.',
  totalFees: 'All fees.',
  netDisbursed: 'What is paid out: the amount without the fees.',
  totalInterest: 'Interest of all instalments.',
  totalToPay: 'All instalments and fees.',
  apr: 'Annual percentage rate: 12 times the monthly internal rate of return, in per cent.',
  validUntil: 'Last day on which it can be accepted (YYYY-MM-DD).',
  coolingOffDays: 'Days after acceptance in which the loan can be left.',
  grievance: 'Grievance officer of the lender.',
  madeAt: 'When it was made (ISO 8601).',
  by: 'Who made it.',
  answeredAt: 'When the applicant answered (ISO 8601); `null` if they have not.',
  exitedAt: 'When the applicant left the loan (ISO 8601); `null` if they have not.',
  coolingOff: 'The cooling-off period of an accepted offer; `null` otherwise.',
  until: 'When it ends (ISO 8601).',
  agreement: 'The loan agreement made of the offer; `null` if there is none.',
  agreementId: 'Id of the agreement in the signing calls (UUID).',
  signedAt: 'When the last borrower signed (ISO 8601); `null` while a signature is missing.',
  conditions: 'Conditions of the standing approval, for staff; empty for others.',
  place: 'Place of the condition in the list, from 0.',
  text: 'The condition, as the approver wrote it.',
  neededFor: 'What waits for it: `signing` (the agreement) or `payout` (the hand-over).',
  met: '`true`: met. `false`: not met again.',
  metBy: 'Who marked it as met; blank if nobody has.',
  metAt: 'When it was marked as met (ISO 8601); `null` if it was not.',
  mayMarkConditions: 'The caller may mark conditions as met.',
  mandate:
    'The mandate by which the loan is repaid: an active one, else the last request; `null` if there is none.',
  mandateStep: 'Repayment by e-mandate: `off` (not asked), `asked`, or `needed` before the hand-over.',
  method: '`nach` (e-mandate of a bank account) or `upi` (UPI AutoPay).',
  methods: 'Methods that are available here.',
  account: 'The bank account: masked; of a request `ref` of one in the preview.',
  accounts: 'Verified bank accounts of the application.',
  accountKind: '`SAVINGS` or `CURRENT`.',
  mode: 'How the applicant confirms at their bank: `NetBanking`, `DebitCard` or `Aadhaar`.',
  ref: 'Names the account in a request.',
  holder: 'Name of the account holder, as the bank states it.',
  holderMatches: 'Whether a borrower is named like the account holder; `null` while the bank has named none.',
  ifsc: 'IFSC of the branch.',
  bank: 'Name of the bank; blank or the IFSC if it is not on the national list.',
  limit: 'Most rupees of one monthly debit: the largest instalment, rounded up.',
  firstDebit: 'First day of a debit (YYYY-MM-DD).',
  lastDebit: 'Last day of a debit (YYYY-MM-DD).',
  askedAt: 'When the applicant went to the bank (ISO 8601).',
  settledAt: 'When it was accepted or refused (ISO 8601); `null` while it waits.',
  refusedBy: 'Who refused: `person`, `bank` or `gateway`; `null` if nobody did.',
  reason: 'What the bank or the gateway said, with its code, for staff; blank for others.',
  form: 'Form for the browser of the applicant: `action` is posted with `fields`.',
  link: 'Link that opens the UPI app of the applicant.',
  action: 'Address of the gateway’s page.',
  handOver: 'The hand-over to the lender’s loan system; `null` if there was none.',
  at: 'When it was handed over (ISO 8601).',
  sha256: 'SHA-256 of the bundle, in hexadecimal.',
  fields: 'Hidden fields of the form.',
  mayHandOver: 'The caller may hand the signed loan over now.',
  url: 'Where the agreement is downloaded, with all signatures so far.',
  mayMakeAgreement: 'The caller may make the agreement of the accepted offer now.',
  open: 'The loan can still be left.',
  accept: '`true` accepts, `false` declines.',
  keyFactsRead: 'The applicant has read the Key Facts Statement. Needed to accept.',
  language: 'Language in which they read it: `en` or `hi`.',
  lang: 'Language of the PDF: `en` or `hi`. Default: `en`.',
};

/** What the API description says of the offer calls. */
export const offers: Reference<typeof calls> = {
  previewOffer: {
    description: 'Computes the schedule, the sums and the APR of an offer without making it.',
    fields,
  },
  makeOffer: {
    description:
      'Makes an offer within the standing approval, with an instalment of at most the approved one, and notifies the applicant. One offer can be open or accepted at a time. Needs the lender’s grievance officer and cooling-off period.',
    fields,
  },
  listOffers: { description: 'Lists all offers of an application with their schedules.', fields },
  withdrawOffer: { description: 'Withdraws an open offer.', fields },
  answerOffer: {
    description:
      'Accepts or declines an open offer: the applicant’s own act. The audit log keeps the SHA-256 of the terms and the language.',
    fields,
  },
  exitOffer: {
    description: 'Leaves an accepted loan within its cooling-off period. `coolingOff.due` says what is owed.',
    fields,
  },
  makeAgreement: {
    description:
      'Makes the loan agreement of the accepted offer as a PDF and asks the borrowers to sign it with eSign. It names the SHA-256 of the accepted terms, has the Key Facts Statement as its annex, and is in Hindi and English for an applicant who reads Hindi. It waits for the conditions before signing (`CONDITIONS_OPEN`). Called again, it returns the same agreement.',
    fields,
  },
  setCondition: {
    description:
      'Marks a condition of the standing approval as met, with who and when, or takes that back. The agreement waits for the conditions before signing, which stay met while it exists; the hand-over waits for all, and after it none changes (`CONFLICT`).',
    fields,
  },
  makeHandOver: {
    description:
      'Hands a loan over to the lender’s loan system once its agreement is signed by everyone and, where the lender needs it, a repayment mandate is active: stores the bundle and sends the event `loan.handed-over`. Called again, it changes nothing and sends nothing.',
    fields,
  },
  getHandOver: {
    description:
      'Returns the bundle of a loan as a ZIP, always the same bytes: the application with personal numbers masked, the decision, the offer with its schedule, the active mandates with their UMRN, the signed agreement and the Key Facts Statement as PDFs, a row for the import of Frappe Lending, a body for `POST /loans` of Apache Fineract without `clientId` and `productId`, and `manifest.json` with the SHA-256 of each file. `manifest.json.p7s` is its detached CMS signature; `openssl cms -verify -binary -inform DER -in manifest.json.p7s -content manifest.json -CAfile certificate.pem` verifies it. API keys need the scope `handOver`.',
    fields,
  },
  getSanctionLetter: {
    description:
      'Returns the sanction letter of an offer as a signed PDF: amount, tenure, rate, charges, the conditions of the approval, and until when the offer can be accepted. There is none of a withdrawn offer.',
    fields,
  },
  getKeyFacts: {
    description:
      'Returns the Key Facts Statement of an offer as a signed PDF: loan, fees, APR with its computation, later charges, cooling-off period and repayment schedule.',
    fields,
  },
};
