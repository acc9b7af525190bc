import { paperTones } from '@pramaan/contract/paper-outcomes.ts';
import type { Language } from '@pramaan/contract/purposes.ts';
import { t } from '../../lib/catalogue.ts';
import { dayWords } from '../../lib/day-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Checked } from './use-check.ts';
import classes from './Verify.module.css';
import { kindKey } from './words.ts';

const icons = { good: 'check', doubt: 'warn', bad: 'cross' } as const;

/** What holds of the file: a word, a sentence with what to do, and of a paper of ours what it is. */
export function Verdict({ name, checked, language }: { name: string; checked: Checked; language: Language }) {
  const { outcome, paper, signedOn, pages } = checked;
  const tone = paperTones[outcome];
  const lender = paper?.lender ?? '';
  return (
    <div className={classes.verdict} data-tone={tone}>
      <h2 className={classes.word}>
        <Icon name={icons[tone]} size={24} />
        {t(`verify.tone.${tone}`)}
      </h2>
      <p>{t(`verify.${outcome}`, { lender, day: dayWords(signedOn, language) })}</p>
      {pages.length > 0 ? <p>{t('verify.pages', { pages: pages.join(', ') })}</p> : null}
      {paper && (outcome === 'genuine' || outcome === 'other-paper') ? (
        <p className={classes.paper}>
          {t('verify.paper', { what: t(kindKey(paper.kind)), lender, day: dayWords(paper.day, language) })}
        </p>
      ) : null}
      <p className={classes.quiet}>{t('verify.file', { name })}</p>
    </div>
  );
}
