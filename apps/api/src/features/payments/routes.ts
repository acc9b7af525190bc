import { getPaymentStatus } from '@pramaan/contract/calls/payments.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type Http, whose } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { audit } from '../../platform/audit.ts';
import { SourceDown } from '../../providers/outbound/resilience.ts';
import type { Payments } from '../../providers/payments/port.ts';

/** How a customer's payment stands (C §7): asked of the gateway each time, kept nowhere. */
export function paymentsRoutes(http: Http, payments: Payments): void {
  serve(http, getPaymentStatus, async ({ body }, context) => {
    const { lender, applicant } = whose(context);
    const found = await payments.find(body.paymentId).catch((error: unknown) => {
      throw error instanceof SourceDown ? new ApiError('SERVER_UNREACHABLE') : error;
    });
    await http.db.tenant(lender, (trx) =>
      audit(trx, lender, context.actor, 'payment.viewed', applicant, { found: found !== null }),
    );
    // Another customer's payment and none at all answer alike: ids tell nothing.
    if (!found || found.custId !== body.custId)
      throw new ApiError(
        'NOT_FOUND',
        'This customer has no payment with this id. Check the id on the receipt.',
      );
    const { id, custId: _, ...rest } = found;
    return { result: { paymentId: id, ...rest } };
  });
}
