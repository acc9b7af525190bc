import { listShares, revokeShare, shareReport } from '@pramaan/contract/calls/reports.ts';
import { m } from '@pramaan/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { indianMoment } from '../../documents/indian-time.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyLink } from './CopyLink.tsx';
import classes from './Report.module.css';
import { ShareLine } from './ShareLine.tsx';

const refused = (thrown: unknown) => showSnack(sentenceOf(thrown), { tone: 'error' });

/** Makes links to a report, shows those there are, and ends them. */
export function SharePanel({ applicantId, onClose }: { applicantId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const params = { id: applicantId };
  const queryKey = ['shares', applicantId];
  const again = () => queries.invalidateQueries({ queryKey });
  const shares = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await send(listShares, { params, signal })).result,
  });
  const create = useMutation({
    mutationFn: async () => (await send(shareReport, { params })).result,
    onSuccess: again,
    onError: refused,
  });
  const revoke = useMutation({
    mutationFn: async (share: string) => send(revokeShare, { params: { ...params, share } }),
    onSuccess: again,
    onError: refused,
  });
  const address = create.data ? new URL(create.data.url, window.location.href).href : null;
  return (
    <div className={classes.share}>
      <p>{m.share_lead()}</p>
      {address && create.data ? (
        <CopyLink address={address} until={indianMoment(create.data.expiresAt)} />
      ) : (
        <Button onClick={() => create.mutate()} loading={create.isPending}>
          {m.share_create()}
        </Button>
      )}
      <h3>{m.share_list()}</h3>
      {shares.isError ? <p role="alert">{sentenceOf(shares.error)}</p> : null}
      {shares.data?.length === 0 ? <p className={classes.quiet}>{m.share_none()}</p> : null}
      <ul className={classes.shares}>
        {(shares.data ?? []).map((share) => (
          <ShareLine
            key={share.id}
            share={share}
            busy={revoke.isPending}
            revoke={() => revoke.mutate(share.id)}
          />
        ))}
      </ul>
      <Button variant="default" onClick={onClose}>
        {m.share_close()}
      </Button>
    </div>
  );
}
