import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFileAgain, useApplicantFile } from '../../documents/applicant-file.ts';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { useSession } from '../../lib/session.tsx';
import { showSnack } from '../../lib/snackbar.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { CaseLine } from './CaseLine.tsx';
import classes from './Checks.module.css';
import { checkLines } from './check-lines.ts';
import { casesIn, type FoundCase } from './found-cases.ts';
import { WordsDialog } from './WordsDialog.tsx';
import { useChecksLanguage } from './words.ts';

function Decided({ found }: { found: FoundCase }) {
  return (
    <p>
      <strong>
        {t('cases.decided')}:{' '}
        {t(found.verdict === 'this-person' ? 'cases.decided.mine' : 'cases.decided.other')}
      </strong>{' '}
      {found.verdictWords ? <q className={classes.words}>{found.verdictWords}</q> : null}
    </p>
  );
}

/** The cases found under the person's own name, each to be denied with a word, and taken back. Nothing while none was found. */
export function OwnCases() {
  useChecksLanguage();
  const { _id } = useSession().who;
  const queries = useQueryClient();
  const file = useApplicantFile(_id);
  const [denying, setDenying] = useState<FoundCase | null>(null);
  const { busy, run } = useAction();
  const found = file.data ? casesIn(file.data.docs) : [];
  if (found.length === 0) return null;

  const deny = async (words: string) => {
    if (!denying) return;
    await send(checkLines.denyCase, { params: { id: _id }, body: { case: denying.key, words } });
    await readFileAgain(queries, _id);
    setDenying(null);
    showSnack(t('cases.told'));
  };
  const takeBack = (key: string) =>
    run(key, async () => {
      await send(checkLines.ownCase, { params: { id: _id }, body: { case: key } });
      await readFileAgain(queries, _id);
      return t('cases.back.done');
    });
  return (
    <section className={classes.cases} aria-labelledby="own-cases">
      <h2 id="own-cases">{t('cases.title')}</h2>
      <p className={classes.quiet}>{t('cases.lead')}</p>
      <ul className={classes.list}>
        {found.map((one) => (
          <CaseLine key={one.key} found={one} likely="cases.likely" unlikely="cases.unlikely">
            {one.said ? (
              <p>
                <strong>{t('cases.denied')}:</strong> <q className={classes.words}>{one.said}</q>
              </p>
            ) : null}
            {one.verdict ? <Decided found={one} /> : null}
            {one.said && !one.verdict ? <p className={classes.quiet}>{t('cases.waits')}</p> : null}
            <div className="row">
              {one.said ? (
                <Button
                  variant="subtle"
                  loading={busy === one.key}
                  aria-label={t('cases.back.of', { case: one.caseNo || one.key })}
                  onClick={() => takeBack(one.key)}
                >
                  {t('cases.back')}
                </Button>
              ) : (
                <Button
                  variant="default"
                  aria-label={t('cases.deny.of', { case: one.caseNo || one.key })}
                  onClick={() => setDenying(one)}
                >
                  {t('cases.deny')}
                </Button>
              )}
            </div>
          </CaseLine>
        ))}
      </ul>
      {denying ? (
        <WordsDialog
          title={t('cases.deny.title')}
          label={t('cases.deny.words')}
          hint={t('cases.deny.hint')}
          action={t('cases.deny.go')}
          cancel={t('cases.cancel')}
          onClose={() => setDenying(null)}
          onWords={deny}
        />
      ) : null}
    </section>
  );
}
