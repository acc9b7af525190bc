import { methodsHindi } from '@pramaan/documents/form-hindi.ts';
import { type Message, m } from '@pramaan/messages';
import { documentTitle } from '../../documents/document-title.ts';
import { SourceBadge } from '../../documents/SourceBadge.tsx';
import { checkWords } from '../../lib/evidence-words.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { readByTable } from '../../lib/language-table.ts';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './History.module.css';
import type { PastRecord } from './use-history.ts';

/** How a document was given, in the language of the page. The server says it in English. */
const methodTitle = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: methodsHindi });

const historyByMessages = {
  lender: m.history_by_lender,
  applicant: m.history_by_applicant,
  product: m.history_by_product,
} as const;

const historyVerdictMessages = {
  failed: m.history_result_failed,
  passed: m.history_result_passed,
  doubtful: m.history_result_doubtful,
} as const;

const tones = { passed: 'good', failed: 'bad', doubtful: 'doubt' } as const satisfies Record<
  string,
  StatusTone
>;

/** One record: what was given, how its check ended, when and by whom, and what was compared. */
export function RecordLine({ record, own }: { record: PastRecord; own: boolean }) {
  const language = pageLanguage();
  const { instance, method, checks } = record;
  const title = documentTitle(record.title);
  const by: Message = own && record.by === 'applicant' ? m.history_by_you : historyByMessages[record.by];
  return (
    <li>
      <div className={classes.head}>
        <span className={classes.title}>
          {instance > 1 ? m.history_instance({ title, instance }) : title}
        </span>
        <time className={classes.note} dateTime={record.at}>
          {formatMoment(record.at, language)}
        </time>
      </div>
      <SourceBadge source={record.source} status={record.status} />
      <p className={classes.note}>
        {[methodTitle(record.methodTitle) || method, by(), record.stands ? '' : m.history_replaced()]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {checks.length > 0 ? (
        <details className={classes.checks}>
          <summary>{m.history_checks({ count: checks.length })}</summary>
          <ul>
            {checks.map((check) => (
              <li key={`${check.name} ${check.detail}`} className={classes.check}>
                <StatusBadge tone={tones[check.verdict]}>
                  {checkWords(check).name}: {historyVerdictMessages[check.verdict]()}
                </StatusBadge>
                <span className={classes.note}>{checkWords(check).detail}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
