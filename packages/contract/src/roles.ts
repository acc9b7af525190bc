import { accessLevels, enabled, type Role, roles } from './role-ids.ts';

export { accessLevels, enabled, type Role, roles };

/**
 * The access scope of a permission, in this order: all applicants of the lender; applicants assigned to the person and
 * unassigned ones; applicants the person referred; what an API key's scopes name; the person
 * alone, also where others join their application.
 */
export type AccessScope = 'lender' | 'assigned' | 'referred' | 'scope' | 'own';

type Row = Readonly<Partial<Record<Role, AccessScope>>>;

const everyoneSees: Row = {
  1: 'lender',
  2: 'lender',
  3: 'lender',
  4: 'assigned',
  5: 'referred',
  6: 'scope',
  11: 'own',
};
const verifiers: Row = { 1: 'lender', 2: 'lender', 3: 'lender', 4: 'assigned' };
/** Everybody of the team. */
const team: Row = { ...verifiers, 5: 'referred' };
const owners: Row = { 1: 'lender', 2: 'lender' };

/** Who may do what (product §4). A role that is not named may not. */
export const permissions = {
  /** See applicants, their documents and reports (masked for staff). */
  see: everyoneSees,
  /** Run a verification, upload, give a document. */
  verify: everyoneSees,
  /** Start an application for a person, invite them by one's own link. */
  start: team,
  /** Change the person's own profile and draft. */
  edit: everyoneSees,
  /** See the whole of a masked value, with a reason. */
  reveal: { 1: 'lender', 2: 'lender', 3: 'lender', 11: 'own' },
  review: verifiers,
  comment: team,
  decide: { 1: 'lender', 2: 'lender', 3: 'lender' },
  /** Fetch the bundle of a loan that was handed over. */
  handOver: { 1: 'lender', 2: 'lender', 3: 'lender', 6: 'scope' },
  /** Share a report. */
  share: { ...verifiers, 6: 'scope', 11: 'own' },
  /** Send a link that asks for consent. */
  consentLink: { 1: 'lender', 2: 'lender', 3: 'lender', 4: 'assigned', 5: 'referred', 6: 'scope' },
  /** Agree and withdraw: the person alone. */
  consent: { 11: 'own' },
  /** Holds, ends of loans, erasures; two people carry one out. */
  retain: { 1: 'lender', 2: 'lender', 3: 'lender' },
  /** Say of oneself what nobody else can: this is not me. */
  ownWord: { 11: 'own' },
  team: owners,
  settings: owners,
  audit: owners,
  /** Counts of checks used. */
  usage: { 1: 'lender', 2: 'lender', 3: 'lender' },
  /** Figures of the whole lender. */
  dashboards: { 1: 'lender', 2: 'lender', 3: 'lender' },
  /** List and search applicants. */
  list: { 1: 'lender', 2: 'lender', 3: 'lender', 4: 'assigned', 5: 'referred', 6: 'scope' },
} as const satisfies Record<string, Row>;

export type Permission = keyof typeof permissions;

/** How far `permission` reaches for `role`; undefined when the role may not at all. */
export function accessScopeOf(permission: Permission, role: Role): AccessScope | undefined {
  return (permissions[permission] as Row)[role];
}

/** May a person of this role and status come in by this door (P §4.1, §6)? */
export function mayLogIn(door: 'company' | 'team', role: number, status: number): boolean {
  if (role === roles.owner) return true;
  if (door === 'company') return role === roles.admin && status === enabled;
  return role >= roles.admin && role <= roles.agent && status === enabled;
}
