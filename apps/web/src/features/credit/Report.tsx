import type { ReactNode } from 'react';
import { t } from '../../lib/catalogue.ts';
import { dayWords } from '../../lib/day-words.ts';
import { Card } from '../../ui/Card.tsx';
import { AccountList } from './AccountList.tsx';
import { Enquiries } from './Enquiries.tsx';
import { Figures } from './Figures.tsx';
import { ScoreScale } from './ScoreScale.tsx';
import type { Credit } from './use-credit.ts';
import { useCreditLanguage } from './words.ts';

/** What the bureau says: the score or why there is none, figures, accounts, enquiries. `meaning` follows the figures. */
export function Report({ credit, meaning }: { credit: Credit; meaning?: ReactNode }) {
  const language = useCreditLanguage();
  const { state, score, band, figures, reportDate, bureau, reportNumber } = credit;
  if (state === 'never-asked') return null;
  const by = reportDate
    ? t('credit.by', { bureau, number: reportNumber, day: dayWords(reportDate, language) })
    : bureau;
  return (
    <>
      {state === 'report' ? (
        score !== null && band ? (
          <Card title={t('credit.score')} text={by}>
            <ScoreScale score={score} band={band} />
          </Card>
        ) : null
      ) : (
        <Card title={t(`credit.${state}.title`)} text={t(`credit.${state}.text`)}>
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
