import { type Message, m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { documentTitle } from '../../documents/document-title.ts';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Checks.module.css';
import { checkClient } from './check-client.ts';

const byWords: Readonly<Record<'applicant' | 'lender' | 'product', Message>> = {
  applicant: m.used_by_you,
  lender: m.used_by_lender,
  product: m.used_by_product,
};

/** /laas/total-count: how many checks were used about the person, which, by whom and when. */
export function OwnUsagePage() {
  const language = pageLanguage();
  const { who } = useSession();
  const usage = useQuery({
    queryKey: ['own-usage', who._id],
    queryFn: async ({ signal }) =>
      (await send(checkClient.getApplicantUsage, { params: { id: who._id }, signal })).result,
  });
  const used = usage.data;
  return (
    <PageColumn back={{ href: '/laas', label: m.used_back() }}>
      <PageHeading title={m.used_title()} lead={m.used_lead()} />
      {usage.isPending ? <CardSkeleton /> : null}
      {usage.error && !used ? (
        <EmptyState icon="warn" title={m.used_failed()} text={m.used_failed_text()}>
          <Button onClick={() => usage.refetch()}>{m.used_again()}</Button>
        </EmptyState>
      ) : null}
      {used && used.uses.length === 0 ? (
        <EmptyState icon="clock" title={m.used_none()} text={m.used_none_text()} />
      ) : null}
      {used && used.uses.length > 0 ? (
        <>
          <dl className={classes.tiles}>
            <div>
              <dt>{m.used_answered()}</dt>
              <dd>{used.answered}</dd>
            </div>
            <div>
              <dt>{m.used_reused()}</dt>
              <dd>{used.reused}</dd>
            </div>
          </dl>
          <ul className={classes.list}>
            {used.kinds.map((kind) => (
              <li key={kind.endpoint} className={classes.case}>
                <div className={classes.caseHead}>
                  <strong>{documentTitle(kind.title)}</strong>
                  <span className={classes.quiet}>
                    {m.used_times({ count: kind.answered + kind.reused })}
                  </span>
                </div>
                <details className={classes.why}>
                  <summary>{m.used_each()}</summary>
                  <ul className={classes.uses}>
                    {used.uses
                      .filter(({ endpoint }) => endpoint === kind.endpoint)
                      .map(({ at, by, kind: how }) => (
                        <li key={`${at} ${how}`}>
                          <time dateTime={at}>{formatMoment(at, language)}</time> · {byWords[by]()} ·{' '}
                          {how === 'answered' ? m.used_how_requested() : m.used_how_known()}
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
