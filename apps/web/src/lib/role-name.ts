import { type Role, roles } from '@pramaan/contract/role-ids.ts';
import { type PlainKey, t } from './catalogue.ts';

const names: Readonly<Record<Role, PlainKey>> = {
  [roles.owner]: 'account.role.1',
  [roles.admin]: 'account.role.2',
  [roles.manager]: 'account.role.3',
  [roles.verifier]: 'account.role.4',
  [roles.agent]: 'account.role.5',
  [roles.apiKey]: 'account.role.6',
  [roles.applicant]: 'account.role.11',
};

/** A role in words; an unknown number is shown as it is. */
export const roleName = (role: number): string => {
  const key = names[role as Role];
  return key ? t(key) : String(role);
};
