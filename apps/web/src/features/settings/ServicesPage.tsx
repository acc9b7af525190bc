import { m } from '@pramaan/messages';
import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { SettingsLoaded } from './SettingsLoaded.tsx';
import { VendorsCard } from './VendorsCard.tsx';

/** /admin/settings/services: which vendors are asked, and who answers for what. */
export function ServicesPage() {
  return (
    <SettingsLoaded>
      {({ vendors, providers }) => (
        <>
          {vendors.map((service) => (
            <VendorsCard key={service.port} service={service} />
          ))}
          <Card title={m.settings_providers()} text={m.settings_providers_text()}>
            <DataTable
              caption={m.settings_providers()}
              rows={providers}
              keyOf={({ port }) => port}
              columns={[
                { label: m.settings_port(), show: ({ port }) => port },
                { label: m.settings_host(), show: ({ host }) => host ?? m.settings_service_off() },
              ]}
            />
          </Card>
        </>
      )}
    </SettingsLoaded>
  );
}
