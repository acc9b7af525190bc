import { accentOf, contrastOf } from '@pramaan/contract/accent.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { wearAccent } from '../../ui/wear-accent.ts';
import classes from './Settings.module.css';
import { type Settings, useChangeSettings } from './use-settings.ts';

const grounds = { light: '#ffffff', dark: '#232120' } as const;

/** How the accent will look, with the contrast that people get. */
function Swatch({ scheme, accent }: { scheme: keyof typeof grounds; accent: string }) {
  const [ground, ink] = [grounds[scheme], accentOf(accent)[scheme]];
  const ratio = contrastOf(ink, ground).toFixed(1);
  return (
    <div className={classes.swatch} style={{ background: ground, color: ink }}>
      <strong>{scheme === 'light' ? m.settings_accent_light() : m.settings_accent_dark()}</strong>
      <span>{m.settings_accent_contrast({ ratio })}</span>
    </div>
  );
}

/** The lender's colour and the footer's line. */
export function Looks({ settings }: { settings: Settings }) {
  const change = useChangeSettings();
  const [accent, setAccent] = useState(settings.accent);
  const [footer, setFooter] = useState(settings.footer);
  const { submit, busy, failure } = useSubmit(async () => {
    const stored = await change({ accent, footer });
    wearAccent(accentOf(stored.accent));
  });
  return (
    <Card title={m.settings_looks()}>
      <form className="stack" onSubmit={submit} noValidate>
        <div className={classes.colour}>
          <TextField
            name="accent"
            label={m.settings_accent()}
            hint={m.settings_accent_hint()}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            value={accent}
            onChange={(event) => setAccent(event.currentTarget.value)}
          />
          <input
            type="color"
            aria-label={m.settings_accent_pick()}
            value={/^#[0-9a-f]{6}$/i.test(accent) ? accent.toLowerCase() : settings.accent}
            onChange={(event) => setAccent(event.currentTarget.value)}
          />
        </div>
        <div className={classes.swatches}>
          <Swatch scheme="light" accent={accent} />
          <Swatch scheme="dark" accent={accent} />
        </div>
        <Tick label={m.settings_footer()} checked={footer} onChange={setFooter} />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {m.settings_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
