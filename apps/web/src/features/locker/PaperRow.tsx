import { format } from '@pramaan/documents/format.ts';
import { Link } from 'wouter';
import { addressOf } from '../../documents/document-address.ts';
import { t } from '../../lib/catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Locker.module.css';
import type { Paper } from './papers.ts';
import type { Taking } from './use-taking.ts';

interface Props {
  paper: Paper;
  ticked: boolean;
  disabled: boolean;
  taking: Taking | undefined;
  onTick: (ticked: boolean) => void;
}

function sentenceOf(taking: Taking): string {
  if (taking.at === 'failed') return t('locker.state.failed', { sentence: taking.sentence });
  if (taking.at !== 'done') return t(`locker.state.${taking.at}`);
  if (taking.status === 'mismatch') return t('locker.state.mismatch');
  if (!taking.kept) return t('locker.state.better');
  return t(taking.status === 'verified' ? 'locker.state.verified' : 'locker.state.needs_review');
}

function toneOf(taking: Taking): 'good' | 'bad' | 'doubt' | 'plain' {
  if (taking.at === 'failed') return 'bad';
  if (taking.at !== 'done') return 'plain';
  return taking.status === 'verified' ? 'good' : 'doubt';
}

/** One paper of the locker: what it is, whose word it carries, and how taking it over stands. */
export function PaperRow({ paper, ticked, disabled, taking, onTick }: Props) {
  const { item, place, given } = paper;
  const done = taking?.at === 'done';
  const tone = taking ? toneOf(taking) : 'plain';
  return (
    <li className={classes.paper} data-ticked={ticked || undefined}>
      <label className={classes.paperLabel}>
        <input
          type="checkbox"
          checked={ticked}
          disabled={disabled || done}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span>
          <span className={classes.paperTitle}>
            {place.document.title}
            {place.document.slots > 1
              ? ` ${t('locker.slot', { slot: place.slot, count: place.document.slots })}`
              : ''}
          </span>
          <span className={classes.paperMore}>
            {[item.name, item.issuer, format(item.date, 'date')].filter(Boolean).join(' · ')}
          </span>
          {given && !taking ? <span className={classes.paperGiven}>{t('locker.given')}</span> : null}
        </span>
      </label>
      {taking ? (
        <div className={classes.paperState} data-tone={tone}>
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
              {t('locker.open')}
              <span className="visually-hidden"> {place.document.title}</span>
            </Link>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
