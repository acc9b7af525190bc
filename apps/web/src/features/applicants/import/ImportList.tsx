import { type Language, languageSettings, languages } from '@pramaan/contract/languages.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PickField } from '../../../ui/PickField.tsx';
import { type RowOutcome, sendBatches } from './batches.ts';
import { ColumnPicks } from './ColumnPicks.tsx';
import { type Cells, guessColumns } from './columns.ts';
import { Faults } from './Faults.tsx';
import classes from './Import.module.css';
import { linesOf } from './lines.ts';
import { Tally } from './Tally.tsx';

/** `columns`: what each column is; then the rows are looked at, and only then taken. */
type Step = 'columns' | 'looked' | 'taken';

/** The list of one file: its columns, what each row would do, and the start. */
export function ImportList({ rows }: { rows: readonly Cells[] }) {
  const cache = useQueryClient();
  const [columns, setColumns] = useState(() => guessColumns(rows));
  const [language, setLanguage] = useState<Language>('en');
  const [step, setStep] = useState<Step>('columns');
  const [outcomes, setOutcomes] = useState<readonly RowOutcome[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The name of this import: a batch whose answer was lost is sent again, and done once.
  const key = useRef(crypto.randomUUID());
  const lines = linesOf(rows, columns);
  const isWhole = outcomes.length === lines.length;

  const begin = async (next: 'looked' | 'taken', done: readonly RowOutcome[]) => {
    setStep(next);
    setOutcomes(done);
    setBusy(true);
    setFailure(null);
    try {
      await sendBatches(lines, done, {
        language,
        dryRun: next === 'looked',
        key: key.current,
        told: setOutcomes,
      });
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
    if (next === 'taken') await cache.invalidateQueries({ queryKey: ['applicants'] });
  };
  const again = () => {
    setStep('columns');
    setOutcomes([]);
    setFailure(null);
  };
  const good = outcomes.filter(({ state }) => state !== 'refused').length;

  if (step === 'columns')
    return (
      <section className={classes.step}>
        <ColumnPicks rows={rows} columns={columns} onChange={setColumns} />
        <PickField
          label={m.import_language()}
          value={language}
          choices={languages.map((value) => ({ value, label: languageSettings[value].name }))}
          onChange={(chosen) => setLanguage(chosen as Language)}
        />
        <FormNotice message={columns.mobileNo === null ? m.import_no_mobile() : null} />
        <div>
          <Button
            disabled={columns.mobileNo === null || lines.length === 0}
            onClick={() => void begin('looked', [])}
          >
            {m.import_look({ count: lines.length })}
          </Button>
        </div>
      </section>
    );
  return (
    <section className={classes.step}>
      <Tally outcomes={outcomes} total={lines.length} taken={step === 'taken'} busy={busy} />
      <FormNotice message={failure} />
      <div className={classes.buttons}>
        {failure && !isWhole ? (
          <Button loading={busy} onClick={() => void begin(step, outcomes)}>
            {m.import_go_on({ row: outcomes.length + 1 })}
          </Button>
        ) : null}
        {step === 'looked' && isWhole ? (
          <Button disabled={good === 0} onClick={() => void begin('taken', [])}>
            {m.import_start({ count: good })}
          </Button>
        ) : null}
        {step === 'looked' && !busy ? (
          <Button variant="default" onClick={again}>
            {m.import_back()}
          </Button>
        ) : null}
        {step === 'taken' && isWhole ? <Button href="/admin">{m.import_done()}</Button> : null}
      </div>
      <Faults refused={outcomes.filter(({ state }) => state === 'refused')} />
    </section>
  );
}
