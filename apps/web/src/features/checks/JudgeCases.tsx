import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFileAgain } from '../../documents/applicant-file.ts';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { CaseLine } from './CaseLine.tsx';
import classes from './Checks.module.css';
import { checkLines } from './check-lines.ts';
import type { FoundCase } from './found-cases.ts';
import { WordsDialog } from './WordsDialog.tsx';

interface Props {
  applicantId: string;
  cases: readonly FoundCase[];
  /** The reader may decide. */
  decides: boolean;
}

interface Judging {
  key: string;
  verdict: 'this-person' | 'not-this-person';
}

/** The lender's word on each case: this person's, or another's; beside what the person says. */
export function JudgeCases({ applicantId, cases, decides }: Props) {
  const queries = useQueryClient();
  const [judging, setJudging] = useState<Judging | null>(null);
  const judge = async (words: string) => {
    if (!judging) return;
    const { key, verdict } = judging;
    await send(checkLines.judgeCase, { params: { id: applicantId }, body: { case: key, verdict, words } });
    await readFileAgain(queries, applicantId);
    await queries.invalidateQueries({ queryKey: ['desk', applicantId] });
    setJudging(null);
    showSnack(t('checks.judge.done'));
  };
  return (
    <section className={classes.cases} aria-labelledby="judge-cases">
      <h2 id="judge-cases">{t('checks.judge.title')}</h2>
      <p className={classes.quiet}>{t(decides ? 'checks.judge.lead' : 'checks.agent')}</p>
      <ul className={classes.list}>
        {cases.map((one) => (
          <CaseLine key={one.key} found={one} likely="checks.likely" unlikely="checks.unlikely">
            {one.said ? (
              <p>
                <strong>{t('checks.says')}:</strong> <q className={classes.words}>{one.said}</q>
              </p>
            ) : null}
            {one.verdict ? (
              <p>
                <strong>
                  {t('checks.decided')}: {t(one.verdict === 'this-person' ? 'checks.this' : 'checks.other')}.
                </strong>{' '}
                <q className={classes.words}>{one.verdictWords}</q>
              </p>
            ) : null}
            {decides ? (
              <div className="row">
                <Button
                  variant="default"
                  aria-label={t('checks.this.of', { case: one.caseNo || one.key })}
                  onClick={() => setJudging({ key: one.key, verdict: 'this-person' })}
                >
                  {t('checks.this')}
                </Button>
                <Button
                  variant="default"
                  aria-label={t('checks.other.of', { case: one.caseNo || one.key })}
                  onClick={() => setJudging({ key: one.key, verdict: 'not-this-person' })}
                >
                  {t('checks.other')}
                </Button>
              </div>
            ) : null}
          </CaseLine>
        ))}
      </ul>
      {judging ? (
        <WordsDialog
          title={t(judging.verdict === 'this-person' ? 'checks.judge.this' : 'checks.judge.other')}
          label={t('checks.judge.words')}
          hint={t('checks.judge.hint')}
          action={t('checks.judge.go')}
          cancel={t('cases.cancel')}
          onClose={() => setJudging(null)}
          onWords={judge}
        />
      ) : null}
    </section>
  );
}
