import { type OwnText, ownTextNames, ownTexts } from '@pramaan/contract/branding.ts';
import { m } from '@pramaan/messages';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import classes from './Settings.module.css';
import type { Settings } from './use-settings.ts';

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

interface Props {
  texts: Record<OwnText, string>;
  settings: Settings;
  onChange: (texts: Record<OwnText, string>) => void;
}

/** The lender's own words, with a preview. */
export function TextsCard({ texts, settings, onChange }: Props) {
  return (
    <Card title={m.settings_texts()} text={m.settings_texts_text()}>
      <div className="stack">
        {ownTextNames.map((name) => (
          <TextArea
            key={name}
            name={name}
            rows={2}
            label={settingsTextsMessages[name]()}
            hint={settingsTextsHintMessages[name]()}
            maxLength={ownTexts[name]}
            value={texts[name]}
            onChange={(event) => onChange({ ...texts, [name]: event.currentTarget.value })}
          />
        ))}
        <Preview texts={texts} settings={settings} />
      </div>
    </Card>
  );
}
