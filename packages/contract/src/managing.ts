import { type Permission, roles } from './roles.ts';

/**
 * May a person of `by` invite, change or disable one of `role` (product §4)? The owner manages everybody but owners, an
 * admin roles 3 to 5.
 */
export function mayManage(by: number, role: number): boolean {
  const highest = { [roles.owner]: roles.admin, [roles.admin]: roles.manager }[by];
  return highest !== undefined && role >= highest && role <= roles.agent;
}

/** What an API key can be made for: the permissions that reach as far as a scope says. */
export const keyScopes = [
  'see',
  'list',
  'verify',
  'edit',
  'share',
  'consentLink',
  'handOver',
] as const satisfies readonly Permission[];
