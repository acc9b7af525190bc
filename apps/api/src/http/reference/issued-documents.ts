import type * as issuedDocumentCalls from '@pramaan/contract/calls/issued-documents.ts';
import type * as paymentCalls from '@pramaan/contract/calls/payments.ts';
import type * as reportCalls from '@pramaan/contract/calls/reports.ts';
import type { Reference } from './entry.ts';

const issued = {
  type: 'Report or single card to print.',
  key: 'Share key.',
  token: 'Token from the document’s QR code.',
  kind: 'Kind of document.',
  lender: 'Name of the lender.',
  url: 'Where the PDF is downloaded.',
  issuedDocument: 'The issued document; `null` if it is not known.',
};

export const issuedDocuments: Reference<typeof issuedDocumentCalls> = {
  getPdf: {
    description:
      'Returns a report or a single card of an applicant as a signed PDF. Each PDF is registered, so that `/verify` can confirm it.',
    fields: { ...issued, custId: 'Applicant id (UUID) or customer id, like C2031.' },
  },
  createAadhaarPdf: {
    description: 'Returns an applicant’s Aadhaar details as a signed PDF. The Aadhaar number is masked.',
    fields: issued,
  },
  shareLoanKey: {
    description:
      'Creates a key with which one PDF is downloaded without a login, for 1 to 72 hours. The key is returned once.',
    fields: { ...issued, hours: 'Validity in hours: 1 to 72. Default: 72.', id: 'Id of the key (UUID).' },
  },
  getPdfByKey: { description: 'Returns the PDF that a share key gives access to.', fields: issued },
  readIssuedDocument: {
    description: 'Returns the lender, kind and day of the document whose QR code was scanned.',
    fields: issued,
  },
  verifyIssuedDocument: {
    description:
      'Checks whether a PDF was issued here and is unaltered. The file is examined and not stored (multipart, at most 10 MB).',
    fields: {
      ...issued,
      file: 'The PDF, at most 10 MB.',
      token: 'Token from the QR code, if it was scanned.',
      verdict: 'Result of the check.',
      sentence: 'The result as a sentence, with what to do.',
      pages: 'Numbers of the pages that differ from what was signed, from 1.',
    },
  },
};

export const payments: Reference<typeof paymentCalls> = {
  getPaymentStatus: {
    description:
      'Returns the current status of a customer’s payment from the payment gateway. A payment of another customer is reported as not found.',
    fields: {
      status: 'pending, paid, refunded or failed.',
      amount: 'Amount in rupees.',
      reason: 'Why the payment failed, in the gateway’s words; blank otherwise.',
    },
  },
};

const share = {
  id: 'Path: applicant id (UUID). Reply: id of the link (UUID).',
  share: 'Id of the link (UUID).',
  url: 'The link.',
  name: 'Name of the applicant.',
};

export const reports: Reference<typeof reportCalls> = {
  shareReport: {
    description: 'Creates a link to an applicant’s report that works without a login for 72 hours.',
    fields: { ...share, id: 'Applicant id (UUID).' },
  },
  listShares: {
    description: 'Lists the links to an applicant’s report and how often each was opened.',
    fields: share,
  },
  revokeShare: {
    description: 'Revokes a link to a report. It stops working immediately.',
    fields: { ...share, id: 'Applicant id (UUID).' },
  },
  getSharedReport: {
    description:
      'Returns the report behind a share link. An unknown, revoked or expired link is answered in the same way.',
    fields: { ...share, shareId: 'Token of the link.' },
  },
};
