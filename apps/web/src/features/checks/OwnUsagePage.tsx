import { useQuery } from '@tanstack/react-query';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Checks.module.css';
import { checkLines } from './check-lines.ts';
import { useChecksLanguage } from './words.ts';

const byWords: Readonly<Record<'applicant' | 'lender' | 'product', PlainKey>> = {
  applicant: 'used.by.you',
  lender: 'used.by.lender',
  product: 'used.by.product',
};

/** /laas/total-count: how many checks were used about the person, which, by whom and when. */
export function OwnUsagePage() {
  const language = useChecksLanguage();
  const { who } = useSession();
  const usage = useQuery({
    queryKey: ['own-usage', who._id],
    queryFn: async ({ signal }) =>
      (await send(checkLines.ownUsage, { params: { id: who._id }, signal })).result,
  });
  const used = usage.data;
  return (
    <PageColumn back={{ href: '/laas', label: t('used.back') }}>
      <PageHeading title={t('used.title')} lead={t('used.lead')} />
      {usage.isPending ? <CardSkeleton /> : null}
      {usage.error && !used ? (
        <EmptyState icon="warn" title={t('used.failed')} text={t('used.failed.text')}>
          <Button onClick={() => usage.refetch()}>{t('used.again')}</Button>
        </EmptyState>
      ) : null}
      {used && used.uses.length === 0 ? (
        <EmptyState icon="clock" title={t('used.none')} text={t('used.none.text')} />
      ) : null}
      {used && used.uses.length > 0 ? (
        <>
          <dl className={classes.tiles}>
            <div>
              <dt>{t('used.answered')}</dt>
              <dd>{used.answered}</dd>
            </div>
            <div>
              <dt>{t('used.reused')}</dt>
              <dd>{used.reused}</dd>
            </div>
          </dl>
          <ul className={classes.list}>
            {used.kinds.map((kind) => (
              <li key={kind.endpoint} className={classes.case}>
                <div className={classes.caseHead}>
                  <strong>{kind.title}</strong>
                  <span className={classes.quiet}>
                    {t('used.times', { count: kind.answered + kind.reused })}
                  </span>
                </div>
                <details className={classes.why}>
                  <summary>{t('used.each')}</summary>
                  <ul className={classes.uses}>
                    {used.uses
                      .filter(({ endpoint }) => endpoint === kind.endpoint)
                      .map(({ at, by, kind: how }) => (
                        <li key={`${at} ${how}`}>
                          <time dateTime={at}>{formatMoment(at, language)}</time> · {t(byWords[by])} ·{' '}
                          {t(how === 'answered' ? 'used.how.asked' : 'used.how.known')}
                        </li>
                      ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </PageColumn>
  );
}
