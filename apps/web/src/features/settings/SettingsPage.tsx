import { accentOf } from '@pramaan/contract/accent.ts';
import { useState } from 'react';
import { useSubmit } from '../../lib/use-submit.ts';
import { SaveBar } from '../../ui/SaveBar.tsx';
import { wearAccent } from '../../ui/wear-accent.ts';
import { LogoCard } from './LogoCard.tsx';
import { Looks } from './Looks.tsx';
import { SettingsLoaded } from './SettingsLoaded.tsx';
import { TextsCard } from './TextsCard.tsx';
import { isChanged, type Settings, useChangeSettings } from './use-settings.ts';

const typedOf = ({ accent, footer, welcome, help, grievance, letterhead }: Settings) => ({
  looks: { accent, footer },
  texts: { welcome, help, grievance, letterhead },
});

function LooksAndTexts({ settings }: { settings: Settings }) {
  const change = useChangeSettings();
  const stored = typedOf(settings);
  const [typed, setTyped] = useState(stored);
  const { submit, busy, failure } = useSubmit(async () => {
    const kept = await change({ ...typed.looks, ...typed.texts });
    setTyped(typedOf(kept));
    wearAccent(accentOf(kept.accent));
  });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Looks {...typed.looks} stored={settings.accent} onChange={(looks) => setTyped({ ...typed, looks })} />
      <TextsCard
        texts={typed.texts}
        settings={settings}
        onChange={(texts) => setTyped({ ...typed, texts })}
      />
      <SaveBar
        changed={isChanged(typed, stored)}
        busy={busy}
        failure={failure}
        onDiscard={() => setTyped(stored)}
      />
    </form>
  );
}

/** /admin/settings: how the lender looks and speaks. */
export function SettingsPage() {
  return (
    <SettingsLoaded>
      {(settings) => (
        <>
          <LogoCard settings={settings} />
          <LooksAndTexts settings={settings} />
        </>
      )}
    </SettingsLoaded>
  );
}
