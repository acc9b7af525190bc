import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFileAgain, useCaseFile } from '../../documents/case-file.ts';
import { send } from '../../lib/client.ts';
import { useSession } from '../../lib/session.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { CaseLine } from './CaseLine.tsx';
import classes from './Checks.module.css';
import { checkClient } from './check-client.ts';
import { DenyCase } from './DenyCase.tsx';
import { casesIn, type FoundCase } from './found-cases.ts';

function Decided({ found }: { found: FoundCase }) {
  return (
    <p>
      <strong>
        {m.cases_decided()}:{' '}
        {found.verdict === 'this-person' ? m.cases_decided_mine() : m.cases_decided_other()}
      </strong>{' '}
      {found.verdictWords ? <q className={classes.words}>{found.verdictWords}</q> : null}
    </p>
  );
}

/** The cases found under the person's own name, each to be denied with a word, and taken back. Nothing while none was found. */
export function OwnCases() {
  const { _id } = useSession().who;
  const queries = useQueryClient();
  const file = useCaseFile(_id);
  const [denying, setDenying] = useState<FoundCase | null>(null);
  const { busy, run } = useAction();
  const found = file.data ? casesIn(file.data.docs) : [];
  if (found.length === 0) return null;

  const takeBack = (key: string) =>
    run(key, async () => {
      await send(checkClient.withdrawCaseDenial, { params: { id: _id }, body: { case: key } });
      await readFileAgain(queries, _id);
      return m.cases_back_done();
    });
  return (
    <section className={classes.cases} aria-labelledby="own-cases">
      <h2 id="own-cases">{m.cases_title()}</h2>
      <p className={classes.quiet}>{m.cases_lead()}</p>
      <ul className={classes.list}>
        {found.map((one) => (
          <CaseLine key={one.key} found={one} likely={m.cases_likely} unlikely={m.cases_unlikely}>
            {one.said ? (
              <p>
                <strong>{m.cases_denied()}:</strong> <q className={classes.words}>{one.said}</q>
              </p>
            ) : null}
            {one.verdict ? <Decided found={one} /> : null}
            {one.said && !one.verdict ? <p className={classes.quiet}>{m.cases_waits()}</p> : null}
            <div className="row">
              {one.said ? (
                <Button
                  variant="subtle"
                  loading={busy === one.key}
                  aria-label={m.cases_back_of({ case: one.caseNo || one.key })}
                  onClick={() => takeBack(one.key)}
                >
                  {m.cases_back()}
                </Button>
              ) : (
                <Button
                  variant="default"
                  aria-label={m.cases_deny_of({ case: one.caseNo || one.key })}
                  onClick={() => setDenying(one)}
                >
                  {m.cases_deny()}
                </Button>
              )}
            </div>
          </CaseLine>
        ))}
      </ul>
      {denying ? <DenyCase applicantId={_id} found={denying.key} onClose={() => setDenying(null)} /> : null}
    </section>
  );
}
