import type * as calls from '@pramaan/contract/calls/mandates.ts';
import type { Reference } from './entry.ts';
import { fields } from './offers.ts';

/** What the API description says of the calls of repayment mandates. */
export const mandates: Reference<typeof calls> = {
  previewMandate: {
    description:
      'Returns what a repayment mandate for the offer would allow, computed from its schedule, and the verified bank accounts to choose from.',
    fields,
  },
  beginMandate: {
    description:
      'Begins a repayment mandate: the applicant’s own act. Their browser then posts `form` to the gateway, confirms at the bank and comes back to `/laas/offer`. A request that still waits is given up. Needs a signed agreement, a verified account and a lender that asks for a mandate.',
    fields,
  },
  beginUpiMandate: {
    description:
      'Begins a repayment mandate by UPI AutoPay: the applicant’s own act. `link` opens their UPI app, where they choose the account and confirm; their bank’s answer arrives by itself. `qr` is the same link to scan with the phone. For instalments up to ₹1,00,000. Otherwise as “Start a repayment mandate”.',
    fields: { ...fields, qr: 'The link as a QR code (SVG text).' },
  },
  checkMandate: {
    description:
      'Asks the gateway for the answer to the waiting request, for a browser that never came back. UPI’s answer comes by itself.',
    fields,
  },
  cancelMandate: {
    description:
      'Gives up the waiting request. If the applicant confirms at the bank all the same, the mandate is stored as active.',
    fields,
  },
};
