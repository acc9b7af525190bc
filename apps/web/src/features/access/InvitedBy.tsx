import { openApplyLink } from '@pramaan/contract/calls/start-application.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';

/** Who invites by the apply link that opened the page. Says nothing of a link that has ended: one can apply without it. */
export function InvitedBy({ referral }: { referral: string }) {
  const invited = useQuery({
    queryKey: ['apply-link', referral],
    queryFn: async ({ signal }) => (await send(openApplyLink, { body: { code: referral }, signal })).result,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: referral !== '',
  });
  if (!invited.data) return null;
  return <p role="status">{m.access_register_invited(invited.data)}</p>;
}
