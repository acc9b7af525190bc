import { type OwnText, ownTextNames, ownTexts } from '@pramaan/contract/branding.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import classes from './Settings.module.css';
import { type Settings, useChangeSettings } from './use-settings.ts';

const settingsTextsMessages = {
  help: m.settings_texts_help,
  welcome: m.settings_texts_welcome,
  grievance: m.settings_texts_grievance,
  letterhead: m.settings_texts_letterhead,
} as const;

const settingsTextsHintMessages = {
  help: m.settings_texts_help_hint,
  welcome: m.settings_texts_welcome_hint,
  grievance: m.settings_texts_grievance_hint,
  letterhead: m.settings_texts_letterhead_hint,
} as const;

/** How the words will stand on the applicant's pages. */
function Preview({
  texts,
  settings: { logo, name },
}: {
  texts: Record<OwnText, string>;
  settings: Settings;
}) {
  return (
    <section className={classes.preview} aria-label={m.settings_texts_preview()}>
      <p className={classes.previewHead}>
        {logo ? <img src={logo} alt="" height="28" /> : null}
        <strong>{name}</strong>
      </p>
      {texts.letterhead ? <p className={classes.note}>{texts.letterhead}</p> : null}
      <p>{texts.welcome || m.landing_lead()}</p>
      <p className={classes.note}>
        {texts.help}
        <br />
        {texts.grievance}
      </p>
    </section>
  );
}

/** The lender's own words, with a preview. */
export function TextsCard({ settings }: { settings: Settings }) {
  const change = useChangeSettings();
  const [texts, setTexts] = useState<Record<OwnText, string>>({
    welcome: settings.welcome,
    help: settings.help,
    grievance: settings.grievance,
    letterhead: settings.letterhead,
  });
  const { submit, busy, failure } = useSubmit(async () => {
    await change(texts);
  });
  return (
    <Card title={m.settings_texts()} text={m.settings_texts_text()}>
      <form className="stack" onSubmit={submit} noValidate>
        {ownTextNames.map((name) => (
          <TextArea
            key={name}
            name={name}
            rows={2}
            label={settingsTextsMessages[name]()}
            hint={settingsTextsHintMessages[name]()}
            maxLength={ownTexts[name]}
            value={texts[name]}
            onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
          />
        ))}
        <Preview texts={texts} settings={settings} />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {m.settings_texts_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
