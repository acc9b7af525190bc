import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { dayWords } from '../../lib/day-words.ts';
import { pageLanguage } from '../../lib/language.ts';
import { Card } from '../../ui/Card.tsx';
import { AccountList } from './AccountList.tsx';
import { Enquiries } from './Enquiries.tsx';
import { Figures } from './Figures.tsx';
import { ScoreScale } from './ScoreScale.tsx';
import type { Credit } from './use-credit.ts';

const creditTitleMessages = {
  thin: m.credit_thin_title,
  'no-hit': m.credit_no_hit_title,
  'wrong-person': m.credit_wrong_person_title,
} as const;

const creditTextMessages = {
  thin: m.credit_thin_text,
  'no-hit': m.credit_no_hit_text,
  'wrong-person': m.credit_wrong_person_text,
} as const;

/** What the bureau says: the score or why there is none, figures, accounts, enquiries. `meaning` follows the figures. */
export function Report({ credit, meaning }: { credit: Credit; meaning?: ReactNode }) {
  const language = pageLanguage();
  const { state, score, band, figures, reportDate, bureau, reportNumber } = credit;
  if (state === 'never-asked') return null;
  const by = reportDate
    ? m.credit_by({ bureau, number: reportNumber, day: dayWords(reportDate, language) })
    : bureau;
  return (
    <>
      {state === 'report' ? (
        score !== null && band ? (
          <Card title={m.credit_score()} text={by}>
            <ScoreScale score={score} band={band} />
          </Card>
        ) : null
      ) : (
        <Card title={creditTitleMessages[state]()} text={creditTextMessages[state]()}>
          <small>{by}</small>
        </Card>
      )}
      {figures ? <Figures figures={figures} /> : null}
      {meaning}
      <AccountList accounts={credit.accounts} />
      {figures ? <Enquiries enquiries={credit.enquiries} /> : null}
    </>
  );
}
