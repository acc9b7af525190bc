import { erasureCertificate, type listErasures } from '@pramaan/contract/calls/retention.ts';
import { address, type ResultOf } from '@pramaan/contract/define.ts';
import { t } from '../../../lib/catalogue.ts';
import { downloadFrom } from '../../../lib/download.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';

type Erased = ResultOf<typeof listErasures>;

/** What was erased, newest first, each with its certificate. */
export function ErasedList({ erased }: { erased: Erased }) {
  const { busy, run } = useAction();
  const take = (erasure: string) =>
    run(erasure, async () => {
      await downloadFrom(address(erasureCertificate, { erasure }), 'certificate-of-erasure.pdf');
      return undefined;
    });
  return (
    <Card title={t('clock.erased')}>
      {erased.length === 0 ? <p>{t('clock.erased.none')}</p> : null}
      {erased.length > 0 ? (
        <DataTable
          caption={t('clock.erased')}
          rows={erased}
          keyOf={({ _id }) => _id}
          columns={[
            { label: t('clock.when'), show: ({ erasedAt }) => formatMoment(erasedAt, 'en') },
            { label: t('clock.why'), show: ({ cause }) => t(`clock.why.${cause}`) },
            {
              label: t('clock.went'),
              show: ({ whole, kinds }) =>
                whole ? t('clock.goes.all') : kinds.map((kind) => t(`kept.kind.${kind}`)).join(', '),
            },
            { label: t('clock.records'), number: true, show: ({ rows }) => rows },
            { label: t('clock.files'), number: true, show: ({ files }) => files },
            {
              label: t('clock.certificate'),
              show: ({ _id, erasedAt }) => (
                <Button
                  variant="default"
                  loading={busy === _id}
                  aria-label={t('clock.certificate.of', { when: formatMoment(erasedAt, 'en') })}
                  onClick={() => void take(_id)}
                >
                  {t('clock.certificate')}
                </Button>
              ),
            },
          ]}
        />
      ) : null}
    </Card>
  );
}
