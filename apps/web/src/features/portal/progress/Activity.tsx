import { m } from '@pramaan/messages';
import { documentTitle } from '../../../documents/document-title.ts';
import { formatMoment } from '../../../lib/format.ts';
import { pageLanguage } from '../../../lib/language.ts';
import classes from './Progress.module.css';
import type { OwnProgress } from './progress-line.ts';

const ownWhatMessages = {
  decided: m.own_what_decided,
  begun: m.own_what_begun,
  bank: m.own_what_bank,
  agreed: m.own_what_agreed,
  started: m.own_what_started,
  signed: m.own_what_signed,
  withdrew: m.own_what_withdrew,
  given: m.own_what_submitted,
  answered: m.own_what_answered,
  checked: m.own_what_checked,
  checking: m.own_what_checking,
  'not-found': m.own_what_not_found,
  differs: m.own_what_differs,
} as const;

function sentenceOf({ what, title: english }: OwnProgress['activity'][number], lender: string): string {
  const title = documentTitle(english);
  if (what === 'file') return title ? m.own_what_file_of({ title }) : m.own_what_file();
  if (what === 'asked') return m.own_what_asked({ lender, title });
  if (what === 'begun' || what === 'decided') return ownWhatMessages[what]({ lender });
  if (what === 'started' || what === 'bank' || what === 'signed' || what === 'agreed' || what === 'withdrew')
    return ownWhatMessages[what]();
  return ownWhatMessages[what]({ title });
}

/** What happened to the application lately, newest first, each in a sentence. */
export function Activity({ progress: { lender, activity } }: { progress: OwnProgress }) {
  const language = pageLanguage();
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{m.own_activity()}</h2>
      {activity.length === 0 ? <p className={classes.quiet}>{m.own_activity_none()}</p> : null}
      <ol className={classes.activity}>
        {activity.map((one) => (
          <li key={`${one.at} ${one.what} ${one.title}`}>
            <span>{sentenceOf(one, lender)}</span>
            <time className={classes.quiet} dateTime={one.at}>
              {formatMoment(one.at, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
