import { m } from '@pramaan/messages';
import { useState } from 'react';
import { roleName } from '../../lib/role-name.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Card } from '../../ui/Card.tsx';
import { SaveBar } from '../../ui/SaveBar.tsx';
import { Ticks } from '../../ui/Tick.tsx';
import { SettingsLoaded } from './SettingsLoaded.tsx';
import { SsoCard } from './SsoCard.tsx';
import { isChanged, type Settings, useChangeSettings } from './use-settings.ts';

/** Which roles must have a second factor. */
function FactorRoles({ settings: { secondFactorRoles } }: { settings: Settings }) {
  const change = useChangeSettings();
  const [roles, setRoles] = useState<readonly number[]>(secondFactorRoles);
  const { submit, busy, failure } = useSubmit(async () => {
    setRoles((await change({ secondFactorRoles: [...roles] })).secondFactorRoles);
  });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Card title={m.settings_factor()} text={m.settings_factor_text()}>
        <Ticks
          legend={m.settings_factor_roles()}
          choices={[1, 2, 3, 4, 5].map((role) => ({ value: role, label: roleName(role) }))}
          chosen={roles}
          onChange={setRoles}
        />
      </Card>
      <SaveBar
        changed={isChanged(roles.toSorted(), secondFactorRoles.toSorted())}
        busy={busy}
        failure={failure}
        onDiscard={() => setRoles(secondFactorRoles)}
      />
    </form>
  );
}

/** /admin/settings/security: how the team logs in. */
export function SecurityPage() {
  return (
    <SettingsLoaded>
      {(settings) => (
        <>
          <FactorRoles settings={settings} />
          <SsoCard />
        </>
      )}
    </SettingsLoaded>
  );
}
