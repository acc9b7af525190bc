import { getAuditProof } from '@pramaan/contract/calls/audit.ts';
import { listCheckpoints } from '@pramaan/contract/calls/transparency.ts';
import { address, type ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { formatDay } from '../../lib/format.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';

type Checkpoint = NonNullable<ResultOf<typeof getAuditProof>['checkpoint']>;

const rowsOf = ({ logs }: Checkpoint, log: 'audit' | 'consent') =>
  logs.find((one) => one.log === log)?.rows ?? 0;

/** How far the logs are signed; a log that did not verify says so, and nothing is called verified beside it. */
export function SignedState() {
  const { data: proof } = useQuery({
    queryKey: ['audit', 'proof'],
    queryFn: async ({ signal }) => (await send(getAuditProof, { signal })).result,
  });
  if (!proof) return null;
  const { checkpoint } = proof;
  const wrong = checkpoint?.logs.filter(({ fault }) => fault) ?? [];
  if (wrong.length > 0)
    return wrong.map(({ log, fault }) => (
      <FormNotice
        key={log}
        message={log === 'audit' ? m.audit_fault({ fault }) : m.audit_fault_consent({ fault })}
      />
    ));
  const stated = checkpoint && {
    day: formatDay(checkpoint.day, 'en'),
    audit: rowsOf(checkpoint, 'audit'),
    consent: rowsOf(checkpoint, 'consent'),
  };
  return (
    <p>
      {stated ? m.audit_signed(stated) : m.audit_not_signed()}{' '}
      {stated ? <a href={address(listCheckpoints, {})}>{m.audit_checkpoints()}</a> : null}
    </p>
  );
}
