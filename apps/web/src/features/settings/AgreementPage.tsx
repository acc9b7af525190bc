import {
  agreementPlaceholders,
  clausesFault,
  longestClauses,
} from '@pramaan/documents/offer/agreement-clauses.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { sentenceOf } from '../../lib/failure.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import classes from './Settings.module.css';
import { SettingsFrame } from './SettingsFrame.tsx';
import { type Settings, useChangeSettings, useSettings } from './use-settings.ts';

type Clauses = Settings['agreementClauses'];

const faultOf = (text: string) => (text.trim() === '' ? undefined : (clausesFault(text) ?? undefined));

function ClausesForm({ stored }: { stored: Clauses }) {
  const change = useChangeSettings();
  const [typed, setTyped] = useState(stored);
  const [faults, setFaults] = useState<{ en?: string | undefined; hi?: string | undefined }>({});
  const blocked = () => {
    const found = { en: faultOf(typed.en), hi: faultOf(typed.hi) };
    setFaults(found);
    return found.en !== undefined || found.hi !== undefined;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    setTyped((await change({ agreementClauses: typed })).agreementClauses);
  }, blocked);
  const field = (language: keyof Clauses) => ({
    name: language,
    lang: language,
    rows: 18,
    maxLength: longestClauses,
    value: typed[language],
    'aria-invalid': faults[language] !== undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [language]: event.currentTarget.value }),
  });
  return (
    <Card>
      <form className="stack" onSubmit={submit} noValidate>
        <TextArea {...field('en')} label={m.settings_agreement_en()} hint={m.settings_agreement_how()} />
        <FormNotice message={faults.en ?? null} />
        <TextArea {...field('hi')} label={m.settings_agreement_hi()} hint={m.settings_agreement_hi_hint()} />
        <FormNotice message={faults.hi ?? failure} />
        <div>
          <Button type="submit" loading={busy}>
            {m.settings_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** /admin/settings/agreement: the clauses of loan agreements, and what they can name. */
export function AgreementPage() {
  const { data, error, isPending } = useSettings();
  return (
    <SettingsFrame lead={m.settings_agreement_lead()}>
      {isPending ? <CardSkeleton /> : null}
      <FormNotice message={error ? sentenceOf(error) : null} />
      {data ? (
        <div className="stack narrow">
          <ClausesForm stored={data.agreementClauses} />
          <Card title={m.settings_agreement_names()} text={m.settings_agreement_names_text()}>
            <ul className={classes.names}>
              {agreementPlaceholders.map((name) => (
                <li key={name}>
                  <code>{`{${name}}`}</code>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      ) : null}
    </SettingsFrame>
  );
}
