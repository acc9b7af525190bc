import { t } from '../../../lib/catalogue.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import classes from './Progress.module.css';
import type { OwnProgress } from './progress-line.ts';

function sentenceOf({ what, title }: OwnProgress['happened'][number], lender: string): string {
  if (what === 'file') return title ? t('own.what.file.of', { title }) : t('own.what.file');
  if (what === 'asked') return t('own.what.asked', { lender, title });
  if (what === 'begun' || what === 'decided') return t(`own.what.${what}`, { lender });
  if (what === 'started' || what === 'bank' || what === 'signed' || what === 'agreed' || what === 'withdrew')
    return t(`own.what.${what}`);
  return t(`own.what.${what}`, { title });
}

/** What happened to the application lately, newest first, each in a sentence. */
export function Happened({ progress: { lender, happened } }: { progress: OwnProgress }) {
  const language = useLanguage();
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{t('own.happened')}</h2>
      {happened.length === 0 ? <p className={classes.quiet}>{t('own.happened.none')}</p> : null}
      <ol className={classes.happened}>
        {happened.map((one) => (
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
