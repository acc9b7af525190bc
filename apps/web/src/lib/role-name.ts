import { type Role, roles } from '@pramaan/contract/role-ids.ts';
import { type Message, m } from '@pramaan/messages';

const names: Readonly<Record<Role, Message>> = {
  [roles.owner]: m.account_role_1,
  [roles.admin]: m.account_role_2,
  [roles.manager]: m.account_role_3,
  [roles.verifier]: m.account_role_4,
  [roles.agent]: m.account_role_5,
  [roles.apiKey]: m.account_role_6,
  [roles.applicant]: m.account_role_11,
};

/** A role in words; an unknown number is shown as it is. */
export const roleName = (role: number): string => {
  const key = names[role as Role];
  return key ? key() : String(role);
};
