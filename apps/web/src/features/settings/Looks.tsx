import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { accentOf, contrastOf, wearAccent } from '../../ui/accent.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Settings.module.css';
import { Tick } from './Tick.tsx';
import { type Settings, useChangeSettings } from './use-settings.ts';

const grounds = { light: '#ffffff', dark: '#232120' } as const;

/** How the accent will look, with the contrast that people get. */
function Swatch({ scheme, accent }: { scheme: keyof typeof grounds; accent: string }) {
  const [ground, ink] = [grounds[scheme], accentOf(accent)[scheme]];
  const ratio = contrastOf(ink, ground).toFixed(1);
  return (
    <div className={classes.swatch} style={{ background: ground, color: ink }}>
      <strong>{t(scheme === 'light' ? 'settings.accent.light' : 'settings.accent.dark')}</strong>
      <span>{t('settings.accent.contrast', { ratio })}</span>
    </div>
  );
}

/** The lender's colour and the footer's line. */
export function Looks({ settings }: { settings: Settings }) {
  const change = useChangeSettings();
  const [accent, setAccent] = useState(settings.accent);
  const [footer, setFooter] = useState(settings.footer);
  const { submit, busy, failure } = useSubmit(async () => {
    const kept = await change({ accent, footer });
    wearAccent(kept.accent);
  });
  return (
    <Card title={t('settings.looks')}>
      <form className="stack" onSubmit={submit} noValidate>
        <div className={classes.colour}>
          <TextField
            name="accent"
            label={t('settings.accent')}
            hint={t('settings.accent.hint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            value={accent}
            onChange={(event) => setAccent(event.currentTarget.value)}
          />
          <input
            type="color"
            aria-label={t('settings.accent.pick')}
            value={/^#[0-9a-f]{6}$/i.test(accent) ? accent.toLowerCase() : settings.accent}
            onChange={(event) => setAccent(event.currentTarget.value)}
          />
        </div>
        <div className={classes.swatches}>
          <Swatch scheme="light" accent={accent} />
          <Swatch scheme="dark" accent={accent} />
        </div>
        <Tick label={t('settings.footer')} checked={footer} onChange={setFooter} />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
