/** Role ids of the specification (P §6). 6 is a program's API key; it has no login. */
export const roles = {
  owner: 1,
  admin: 2,
  manager: 3,
  verifier: 4,
  agent: 5,
  apiKey: 6,
  applicant: 11,
} as const;
export type Role = (typeof roles)[keyof typeof roles];

/** Status 1 means enabled. */
export const enabled = 1;

/**
 * How far a permission reaches: every file of the lender; files assigned to the person or to nobody;
 * files the person referred; what an API key's scope names; the person's own file and their co-applicants';
 * the person's own file alone.
 */
export type Reach = 'lender' | 'assigned' | 'referred' | 'scope' | 'self' | 'own';

type Row = Readonly<Partial<Record<Role, Reach>>>;

const everyoneSees: Row = {
  1: 'lender',
  2: 'lender',
  3: 'lender',
  4: 'assigned',
  5: 'referred',
  6: 'scope',
  11: 'self',
};
const verifiers: Row = { 1: 'lender', 2: 'lender', 3: 'lender', 4: 'assigned' };
const owners: Row = { 1: 'lender', 2: 'lender' };

/** Who may do what (product §4). A role that is not named may not. */
export const permissions = {
  /** See applicants, their documents and reports (masked for staff). */
  see: everyoneSees,
  /** Run a verification, upload, give a document. */
  verify: everyoneSees,
  /** Change the person's own profile and draft. */
  edit: everyoneSees,
  /** See the whole of a masked value, with a reason. */
  reveal: { 1: 'lender', 2: 'lender', 3: 'lender', 11: 'self' },
  review: verifiers,
  decide: { 1: 'lender', 2: 'lender', 3: 'lender' },
  /** Share a report. */
  share: { ...verifiers, 6: 'scope', 11: 'self' },
  /** Send a link that asks for consent. */
  consentLink: { 1: 'lender', 2: 'lender', 3: 'lender', 4: 'assigned', 5: 'referred', 6: 'scope' },
  /** Agree and withdraw: the person alone. */
  consent: { 11: 'own' },
  team: owners,
  settings: owners,
  audit: owners,
  /** Counts of checks used. */
  usage: { 1: 'lender', 2: 'lender', 3: 'lender' },
  /** List and search applicants. */
  list: { 1: 'lender', 2: 'lender', 3: 'lender', 4: 'assigned', 5: 'referred', 6: 'scope' },
} as const satisfies Record<string, Row>;

export type Permission = keyof typeof permissions;

/** How far `permission` reaches for `role`; undefined when the role may not at all. */
export function reachOf(permission: Permission, role: Role): Reach | undefined {
  return (permissions[permission] as Row)[role];
}

/** The access level kept in local storage for the screens (P §4.1): 1 alpha, 2 beta, 3 none. */
export const accessLevels = { 1: 'alpha', 2: 'beta', 3: 'none' } as const;

/** May a person of this role and status come in by this door (P §4.1, §6)? */
export function mayLogIn(door: 'company' | 'team', role: number, status: number): boolean {
  if (role === roles.owner) return true;
  if (door === 'company') return role === roles.admin && status === enabled;
  return role >= roles.admin && role <= roles.agent && status === enabled;
}

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
] as const satisfies readonly Permission[];
