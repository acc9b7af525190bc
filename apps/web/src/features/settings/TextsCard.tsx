import { type OwnText, ownTextNames, ownTexts } from '@pramaan/contract/branding.ts';
import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import classes from './Settings.module.css';
import { type Settings, useChangeSettings } from './use-settings.ts';

/** How the words will stand on the applicant's pages. */
function Preview({
  texts,
  settings: { logo, name },
}: {
  texts: Record<OwnText, string>;
  settings: Settings;
}) {
  return (
    <section className={classes.preview} aria-label={t('settings.texts.preview')}>
      <p className={classes.previewHead}>
        {logo ? <img src={logo} alt="" height="28" /> : null}
        <strong>{name}</strong>
      </p>
      {texts.letterhead ? <p className={classes.note}>{texts.letterhead}</p> : null}
      <p>{texts.welcome || t('landing.lead')}</p>
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
    <Card title={t('settings.texts')} text={t('settings.texts.text')}>
      <form className="stack" onSubmit={submit} noValidate>
        {ownTextNames.map((name) => (
          <TextArea
            key={name}
            name={name}
            rows={2}
            label={t(`settings.texts.${name}`)}
            hint={t(`settings.texts.${name}.hint`)}
            maxLength={ownTexts[name]}
            value={texts[name]}
            onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
          />
        ))}
        <Preview texts={texts} settings={settings} />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {t('settings.texts.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
