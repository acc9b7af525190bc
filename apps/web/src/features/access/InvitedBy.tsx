import { openApplyLink } from '@pramaan/contract/calls/start-application.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { nameLanguage } from '../../lib/product-name.ts';

/** Who invites by the apply link that opened the page. Says nothing of a link that has ended: one can apply without it. */
export function InvitedBy({ referral, product }: { referral: string; product: string }) {
  const invited = useQuery({
    queryKey: ['apply-link', referral, product],
    queryFn: async ({ signal }) =>
      (await send(openApplyLink, { body: { code: referral, ...(product ? { product } : {}) }, signal }))
        .result,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: referral !== '',
  });
  if (!invited.data) return null;
  const { product: loan, lender, name } = invited.data;
  return (
    <p role="status">
      {loan
        ? m.access_register_invited_for({ lender, name, product: loan[nameLanguage()] })
        : m.access_register_invited({ lender, name })}
    </p>
  );
}
