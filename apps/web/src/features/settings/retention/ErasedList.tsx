import { getErasureCertificate, type listErasures } from '@pramaan/contract/calls/retention.ts';
import { address, type ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { retainedKindMessages } from '../../../documents/retained-kind-messages.ts';
import { downloadFrom } from '../../../lib/download.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';

const clockWhyMessages = {
  request: m.clock_why_request,
  clock: m.clock_why_clock,
} as const;

type Erased = ResultOf<typeof listErasures>;

/** What was erased, newest first, each with its certificate. */
export function ErasedList({ erased }: { erased: Erased }) {
  const { busy, run } = useAction();
  const take = (erasure: string) =>
    run(erasure, async () => {
      await downloadFrom(address(getErasureCertificate, { erasure }), 'certificate-of-erasure.pdf');
      return undefined;
    });
  return (
    <Card title={m.clock_erased()}>
      {erased.length === 0 ? <p>{m.clock_erased_none()}</p> : null}
      {erased.length > 0 ? (
        <DataTable
          caption={m.clock_erased()}
          rows={erased}
          keyOf={({ _id }) => _id}
          columns={[
            { label: m.clock_when(), show: ({ erasedAt }) => formatMoment(erasedAt, 'en') },
            { label: m.clock_why(), show: ({ cause }) => clockWhyMessages[cause]() },
            {
              label: m.clock_deleted(),
              show: ({ whole, kinds }) =>
                whole ? m.clock_deletes_all() : kinds.map((kind) => retainedKindMessages[kind]()).join(', '),
            },
            { label: m.clock_records(), number: true, show: ({ rows }) => rows },
            { label: m.clock_files(), number: true, show: ({ files }) => files },
            {
              label: m.clock_certificate(),
              show: ({ _id, erasedAt }) => (
                <Button
                  variant="default"
                  loading={busy === _id}
                  aria-label={m.clock_certificate_of({ when: formatMoment(erasedAt, 'en') })}
                  onClick={() => void take(_id)}
                >
                  {m.clock_certificate()}
                </Button>
              ),
            },
          ]}
        />
      ) : null}
    </Card>
  );
}
