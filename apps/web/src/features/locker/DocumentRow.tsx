import { format } from '@pramaan/documents/format.ts';
import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { addressOf } from '../../documents/document-address.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Document } from './documents.ts';
import classes from './Locker.module.css';
import type { Taking } from './use-taking.ts';
import { lockerVerdictMessage } from './verdict-message.ts';

const lockerStateMessages = {
  waiting: m.locker_state_waiting,
  fetching: m.locker_state_fetching,
  saving: m.locker_state_saving,
} as const;

interface Props {
  document: Document;
  ticked: boolean;
  disabled: boolean;
  taking: Taking | undefined;
  onTick: (ticked: boolean) => void;
}

function sentenceOf(taking: Taking): string {
  if (taking.at === 'failed') return m.locker_state_failed({ sentence: taking.sentence });
  if (taking.at !== 'done') return lockerStateMessages[taking.at]();
  if (taking.status === 'mismatch') return m.locker_state_mismatch();
  if (!taking.stored) return m.locker_state_better();
  return lockerVerdictMessage(taking.status);
}

function toneOf(taking: Taking): 'good' | 'bad' | 'doubt' | 'plain' {
  if (taking.at === 'failed') return 'bad';
  if (taking.at !== 'done') return 'plain';
  return taking.status === 'verified' ? 'good' : 'doubt';
}

/** One document of the locker: what it is, whose word it carries, and how taking it over stands. */
export function DocumentRow({ document, ticked, disabled, taking, onTick }: Props) {
  const { item, place, given } = document;
  const done = taking?.at === 'done';
  const tone = taking ? toneOf(taking) : 'plain';
  return (
    <li className={classes.document} data-ticked={ticked || undefined}>
      <label className={classes.documentLabel}>
        <input
          type="checkbox"
          checked={ticked}
          disabled={disabled || done}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span>
          <span className={classes.fileTitle}>
            {place.document.title}
            {place.document.instances > 1
              ? ` ${m.locker_instance({ instance: place.instance, count: place.document.instances })}`
              : ''}
          </span>
          <span className={classes.documentMore}>
            {[item.name, item.issuer, format(item.date, 'date')].filter(Boolean).join(' · ')}
          </span>
          {given && !taking ? <span className={classes.documentGiven}>{m.locker_submitted()}</span> : null}
        </span>
      </label>
      {taking ? (
        <div className={classes.documentState} data-tone={tone}>
          <p role="status">
            {tone === 'plain' ? (
              <span className={classes.spin} aria-hidden="true" />
            ) : (
              <Icon name={tone === 'good' ? 'check' : 'warn'} size={18} />
            )}{' '}
            {sentenceOf(taking)}
          </p>
          {done ? (
            <Link className="link" href={addressOf(place.document)}>
              {m.locker_open()}
              <span className="visually-hidden"> {place.document.title}</span>
            </Link>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
