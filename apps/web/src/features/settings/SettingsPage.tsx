import { m } from '@pramaan/messages';
import { sentenceOf } from '../../lib/failure.ts';
import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { LogoCard } from './LogoCard.tsx';
import { Looks } from './Looks.tsx';
import { FactorRoles, Rules } from './Rules.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SsoCard } from './SsoCard.tsx';
import { TextsCard } from './TextsCard.tsx';
import { useSettings } from './use-settings.ts';
import { VendorsCard } from './VendorsCard.tsx';

/** /admin/settings: looks, rules, second factor, services. */
export function SettingsPage() {
  const { data, error, isPending } = useSettings();
  return (
    <SettingsFrame>
      {isPending ? <CardSkeleton /> : null}
      <FormNotice message={error ? sentenceOf(error) : null} />
      {data ? (
        <div className="stack narrow">
          <Looks settings={data} />
          <LogoCard settings={data} />
          <TextsCard settings={data} />
          <Rules settings={data} />
          <FactorRoles settings={data} />
          <SsoCard />
          {data.vendors.map((service) => (
            <VendorsCard key={service.port} service={service} />
          ))}
          <Card title={m.settings_providers()} text={m.settings_providers_text()}>
            <DataTable
              caption={m.settings_providers()}
              rows={data.providers}
              keyOf={({ port }) => port}
              columns={[
                { label: m.settings_port(), show: ({ port }) => port },
                { label: m.settings_host(), show: ({ host }) => host ?? m.settings_service_off() },
              ]}
            />
          </Card>
        </div>
      ) : null}
    </SettingsFrame>
  );
}
