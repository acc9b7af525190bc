import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFileAgain } from '../../documents/case-file.ts';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { Translate } from '../../ui/Translate.tsx';
import { CaseLine } from './CaseLine.tsx';
import classes from './Checks.module.css';
import { checkClient } from './check-client.ts';
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
  const [typed, setTyped] = useState('');
  /** The words were about one case and verdict: the next begins without any. */
  const close = () => {
    setJudging(null);
    setTyped('');
  };
  const judge = async (words: string) => {
    if (!judging) return;
    const { key, verdict } = judging;
    await send(checkClient.judgeCase, { params: { id: applicantId }, body: { case: key, verdict, words } });
    await readFileAgain(queries, applicantId);
    await queries.invalidateQueries({ queryKey: ['review', applicantId] });
    close();
    showSnack(m.checks_judge_done());
  };
  return (
    <section className={classes.cases} aria-labelledby="judge-cases">
      <h2 id="judge-cases">{m.checks_judge_title()}</h2>
      <p className={classes.quiet}>{decides ? m.checks_judge_lead() : m.checks_agent()}</p>
      <ul className={classes.list}>
        {cases.map((one) => (
          <CaseLine
            key={one.key}
            found={one}
            likely={m.checks_likely}
            unlikely={m.checks_unlikely}
            score={m.checks_score({ score: one.score })}
          >
            {one.said ? (
              <div>
                <strong>{m.checks_says()}:</strong>
                <Translate text={one.said} />
              </div>
            ) : null}
            {one.verdict ? (
              <p>
                <strong>
                  {m.checks_decided()}: {one.verdict === 'this-person' ? m.checks_this() : m.checks_other()}.
                </strong>{' '}
                <q className={classes.words}>{one.verdictWords}</q>
              </p>
            ) : null}
            {decides ? (
              <div className="row">
                <Button
                  variant="default"
                  aria-label={m.checks_this_of({ case: one.caseNo || one.key })}
                  onClick={() => setJudging({ key: one.key, verdict: 'this-person' })}
                >
                  {m.checks_this()}
                </Button>
                <Button
                  variant="default"
                  aria-label={m.checks_other_of({ case: one.caseNo || one.key })}
                  onClick={() => setJudging({ key: one.key, verdict: 'not-this-person' })}
                >
                  {m.checks_other()}
                </Button>
              </div>
            ) : null}
          </CaseLine>
        ))}
      </ul>
      {judging ? (
        <WordsDialog
          title={judging.verdict === 'this-person' ? m.checks_judge_this() : m.checks_judge_other()}
          label={m.checks_judge_words()}
          hint={m.checks_judge_hint()}
          action={m.checks_judge_go()}
          cancel={m.cases_cancel()}
          words={typed}
          onChange={setTyped}
          onClose={close}
          onWords={judge}
        />
      ) : null}
    </section>
  );
}
