import { accentOf, contrastOf } from '@pramaan/contract/accent.ts';
import { m } from '@pramaan/messages';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Tick } from '../../ui/Tick.tsx';
import classes from './Settings.module.css';

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

interface TypedLooks {
  accent: string;
  footer: boolean;
}

interface Props extends TypedLooks {
  /** The colour that is kept. */
  stored: string;
  onChange: (looks: TypedLooks) => void;
}

/** The lender's colour and the footer's line. */
export function Looks({ accent, footer, stored, onChange }: Props) {
  const colour = (event: { currentTarget: HTMLInputElement }) =>
    onChange({ accent: event.currentTarget.value, footer });
  return (
    <Card title={m.settings_looks()}>
      <div className="stack">
        <div className={classes.colour}>
          <TextField
            name="accent"
            label={m.settings_accent()}
            hint={m.settings_accent_hint()}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            value={accent}
            onChange={colour}
          />
          <input
            type="color"
            aria-label={m.settings_accent_pick()}
            value={/^#[0-9a-f]{6}$/i.test(accent) ? accent.toLowerCase() : stored}
            onChange={colour}
          />
        </div>
        <div className={classes.swatches}>
          <Swatch scheme="light" accent={accent} />
          <Swatch scheme="dark" accent={accent} />
        </div>
        <Tick
          label={m.settings_footer()}
          checked={footer}
          onChange={(on) => onChange({ accent, footer: on })}
        />
      </div>
    </Card>
  );
}
