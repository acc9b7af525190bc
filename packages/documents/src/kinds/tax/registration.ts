import type { Row } from '../../card.ts';
import { record, words } from '../../define.ts';

/**
 * What a State's tax office answers about a registered dealer. The specification names no fields for these
 * registrations of the time before GST: number, name, address, status, date and State are ours.
 */
// Only servers use it: the built app can leave it out, and the schema library with it.
export const taxRegistration = /* @__PURE__ */ record(
  words('number', 'name', 'address', 'status', 'registrationDate', 'state'),
);

/** The card of such a record; only the number's own name differs. */
export function taxRegistrationCard(title: string, numberLabel: string) {
  const rows: readonly Row<'number' | 'name' | 'address' | 'status' | 'registrationDate' | 'state'>[] = [
    { label: numberLabel, path: 'number' },
    { label: 'Name', path: 'name' },
    { label: 'Address', path: 'address' },
    { label: 'Status', path: 'status' },
    { label: 'Registration Date', path: 'registrationDate', format: 'date' },
    { label: 'State', path: 'state' },
  ];
  return { title, blocks: [{ rows }] };
}

/** Why such a record names no person: the office registers the business. */
export const businessAlone = 'The register names the business, not the person.';

/** How the office says that a registration is over. */
export const registrationStatus = {
  path: 'status',
  no: ['cancelled', 'suspended', 'surrendered', 'inactive', 'invalid', 'revoked'],
  yes: ['active'],
} as const;
