import { putLogo, removeLogo } from '@pramaan/contract/calls/settings.ts';
import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import classes from './Settings.module.css';
import { type Settings, useStoredSettings } from './use-settings.ts';

const grounds = ['light', 'dark'] as const;

/** The lender's logo, as it stands on light and on dark pages; another one, or none. */
export function LogoCard({ settings: { logo, name } }: { settings: Settings }) {
  const keep = useStoredSettings();
  const { busy, run } = useAction();
  const put = (file: File) =>
    run('put', async () => {
      const { result, message } = await send(putLogo, { files: { logo: file } });
      keep(result);
      return message;
    });
  const remove = () =>
    run('remove', async () => {
      const { result, message } = await send(removeLogo, {});
      keep(result);
      return message;
    });
  return (
    <Card title={m.settings_logo()} text={m.settings_logo_text()}>
      {logo ? (
        <div className={classes.swatches}>
          {grounds.map((ground) => (
            <div key={ground} className={classes.logo} data-ground={ground}>
              <img
                src={logo}
                alt={(ground === 'light' ? m.settings_logo_light : m.settings_logo_dark)({ name })}
                height="40"
              />
            </div>
          ))}
        </div>
      ) : null}
      <div className="row">
        <FilePick
          accept="image/png,image/jpeg,image/webp"
          busy={busy === 'put'}
          variant="default"
          onFile={(file) => void put(file)}
        >
          {logo ? m.settings_logo_other() : m.settings_logo_choose()}
        </FilePick>
        {logo ? (
          <Button variant="subtle" loading={busy === 'remove'} onClick={() => void remove()}>
            {m.settings_logo_remove()}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
