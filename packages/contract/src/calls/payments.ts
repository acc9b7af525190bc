import * as z from 'zod/mini';
import { call } from '../define.ts';
import { custId } from './shapes.ts';

/** How a payment of a customer stands, as the payment gateway says now. One that is another's is as none. */
export const getPaymentStatus = call({
  method: 'POST',
  path: '/users/getPaymentStatus',
  title: 'Get payment status',
  access: { may: 'see', applicant: 'body.custId' },
  body: z.strictObject({
    custId,
    paymentId: z
      .string('Enter the payment id.')
      .check(
        z.trim(),
        z.regex(/^pay_[A-Za-z0-9]{14}$/, 'A payment id reads like pay_ and 14 letters or digits.'),
      ),
  }),
  result: z.object({
    paymentId: z.string(),
    status: z.enum(['pending', 'paid', 'refunded', 'failed']),
    /** Rupees. */
    amount: z.number(),
    currency: z.string(),
    at: z.string(),
    /** Why it failed, in the gateway's words; blank otherwise. */
    reason: z.string(),
  }),
  errors: ['NOT_FOUND', 'SERVER_UNREACHABLE'],
});
