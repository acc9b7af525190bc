import { SourceBadge } from '../../documents/SourceBadge.tsx';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './History.module.css';
import type { PastRecord } from './use-history.ts';

const tones = { passed: 'good', failed: 'bad', doubtful: 'doubt' } as const satisfies Record<
  string,
  StatusTone
>;

/** One record: what was given, how its check ended, when and by whom, and what was compared. */
export function RecordLine({ record, own }: { record: PastRecord; own: boolean }) {
  const language = useLanguage();
  const { title, slot, method, checks } = record;
  const by: PlainKey = own && record.by === 'applicant' ? 'history.by.you' : `history.by.${record.by}`;
  return (
    <li>
      <div className={classes.head}>
        <span className={classes.title}>{slot > 1 ? t('history.slot', { title, slot }) : title}</span>
        <time className={classes.note} dateTime={record.at}>
          {formatMoment(record.at, language)}
        </time>
      </div>
      <SourceBadge source={record.source} status={record.status} />
      <p className={classes.note}>
        {[record.way || method, t(by), record.stands ? '' : t('history.replaced')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {checks.length > 0 ? (
        <details className={classes.checks}>
          <summary>
            {checks.length === 1 ? t('history.checks.one') : t('history.checks', { count: checks.length })}
          </summary>
          <ul>
            {checks.map(({ name, outcome, detail }) => (
              <li key={`${name} ${detail}`} className={classes.check}>
                <StatusBadge tone={tones[outcome]}>
                  {name}: {t(`history.outcome.${outcome}`)}
                </StatusBadge>
                {/* The server's words are English. */}
                <span className={classes.note} lang="en">
                  {detail}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
