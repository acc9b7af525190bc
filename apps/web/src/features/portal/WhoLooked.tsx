import type { listConsents } from '@pramaan/contract/calls/consent.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type Message, m } from '@pramaan/messages';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import classes from './Portal.module.css';

type Look = ResultOf<typeof listConsents>['looks'][number];

const whatMessages: Readonly<Record<Look['what'], Message>> = {
  'case.viewed': m.mine_look_case,
  'share.viewed': m.mine_look_report,
  'document.verified': m.mine_look_document,
};

/** Who opened the person's file, and what they did there; newest first. */
export function WhoLooked({ looks }: { looks: readonly Look[] }) {
  const language = pageLanguage();
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>{m.mine_looks()}</h2>
      {looks.length === 0 ? (
        <p className={classes.note}>{m.mine_looks_none()}</p>
      ) : (
        <ul className={classes.list}>
          {looks.map(({ at, who, what }) => (
            <li key={`${at} ${what}`} className={classes.line}>
              <span className={classes.lineText}>
                <span className={classes.lineTitle}>{who ?? m.mine_look_link()}</span>
                <span className={classes.note}>{whatMessages[what]()}</span>
              </span>
              <time className={classes.note} dateTime={at}>
                {formatMoment(at, language)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
