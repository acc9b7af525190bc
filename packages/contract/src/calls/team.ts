import * as z from 'zod/mini';
import { call } from '../define.ts';
import {
  agentCode,
  done,
  id,
  mobile,
  optionalEmail,
  password,
  personName,
  productCode,
  short,
} from './shapes.ts';

const managed = { may: 'team', applicant: null } as const;
const member = z.strictObject({ member: id });
const role = z
  .number('Choose a role.')
  .check(z.refine((given) => [2, 3, 4, 5].includes(given), 'A role is 2, 3, 4 or 5.'));
const userName = short('a user name', 60).check(
  z.regex(/^[a-z0-9][a-z0-9._-]{2,59}$/, 'A user name has 3 or more small letters, digits, dots or hyphens.'),
);
const optionalMobile = z.optional(z.union([z.literal(''), mobile]));

/** A lender's person as the team page shows them; number and address are masked. */
export const memberShape = z.object({
  _id: z.string(),
  name: z.string(),
  roleId: z.number(),
  /** 1 enabled, 0 disabled. */
  status: z.number(),
  userName: z.string(),
  mobileNo: z.string(),
  email: z.string(),
  /** `invited`: has chosen no password yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  /** When a session of theirs was last used, ISO 8601; null: never. */
  seenAt: z.nullable(z.string()),
  /** Id of their branch; applications that they bring belong to it. */
  branch: z.nullable(z.string()),
  /** The lender's own code of the person, as a DSA has; blank: none. */
  agentCode: z.string(),
  /** Codes of the loan products whose applications they get before others; empty: any. */
  products: z.array(z.string()),
  sessions: z.number(),
  /** The caller may change this person (product §4). */
  mayChange: z.boolean(),
});

export const listTeam = call({
  method: 'GET',
  path: '/team',
  title: 'List team members',
  access: managed,
  result: z.array(memberShape),
});

/** Sends a link, good once for 72 hours, by which the person chooses a password. */
export const inviteMember = call({
  method: 'POST',
  path: '/team',
  title: 'Invite a team member',
  access: managed,
  body: z.strictObject({
    name: personName('the name'),
    roleId: role,
    userName,
    mobileNo: optionalMobile,
    email: optionalEmail,
  }),
  result: memberShape,
  errors: ['TEAM_NO_ADDRESS', 'TEAM_TAKEN', 'TEAM_RANK', 'TOO_MANY'],
});

export const inviteAgain = call({
  method: 'POST',
  path: '/team/{member}/invitation',
  title: 'Resend an invitation',
  access: managed,
  params: member,
  result: done,
  errors: ['TEAM_NOBODY', 'TEAM_RANK', 'TEAM_JOINED', 'TOO_MANY'],
});

/** Disabling ends every session of the person at once; so does another role. */
export const changeMember = call({
  method: 'PUT',
  path: '/team/{member}',
  title: 'Update a team member',
  access: managed,
  params: member,
  body: z.strictObject({
    name: z.optional(personName('the name')),
    roleId: z.optional(role),
    status: z.optional(z.literal([0, 1], 'A status is 1 (enabled) or 0 (disabled).')),
    branch: z.optional(z.nullable(id)),
    agentCode: z.optional(z.union([z.literal(''), agentCode])),
    products: z.optional(
      z
        .array(productCode, 'List the loan products.')
        .check(z.maxLength(50, 'List at most 50 loan products.')),
    ),
  }),
  result: memberShape,
  errors: ['TEAM_NOBODY', 'TEAM_RANK'],
});

/** What an invitation's page shows before a password is chosen. */
export const openInvitation = call({
  method: 'POST',
  path: '/team-invitation',
  title: 'Get an invitation',
  access: 'public',
  body: z.strictObject({ token: short('the link', 100) }),
  result: z.object({ lender: z.string(), name: z.string(), roleId: z.number(), userName: z.string() }),
  errors: ['LINK_EXPIRED', 'TOO_MANY'],
});

export const acceptInvitation = call({
  method: 'POST',
  path: '/team-invitation/accept',
  title: 'Accept an invitation',
  access: 'public',
  body: z.strictObject({ token: short('the link', 100), password }),
  result: z.object({ userName: z.string() }),
  errors: ['LINK_EXPIRED', 'PASSWORD_WEAK', 'TOO_MANY'],
});

const sessionLine = z.object({
  _id: z.string(),
  /** Browser and system, in words. */
  device: z.string(),
  ip: z.string(),
  since: z.string(),
  seenAt: z.string(),
  expiresAt: z.string(),
  /** The one this request came in. */
  current: z.boolean(),
});

export const listOwnSessions = call({
  method: 'GET',
  path: '/sessions',
  title: 'List your sessions',
  access: 'staff',
  result: z.array(sessionLine),
});

export const endOwnSession = call({
  method: 'DELETE',
  path: '/sessions/{session}',
  title: 'End one of your sessions',
  access: 'staff',
  params: z.strictObject({ session: id }),
  result: done,
});

export const endOtherOwnSessions = call({
  method: 'DELETE',
  path: '/sessions',
  title: 'End your other sessions',
  access: 'staff',
  result: z.object({ ended: z.number() }),
});

export const listMemberSessions = call({
  method: 'GET',
  path: '/team/{member}/sessions',
  title: 'List a team member’s sessions',
  access: managed,
  params: member,
  result: z.array(sessionLine),
  errors: ['TEAM_NOBODY', 'TEAM_RANK'],
});

export const endMemberSessions = call({
  method: 'DELETE',
  path: '/team/{member}/sessions',
  title: 'End a team member’s sessions',
  access: managed,
  params: member,
  result: z.object({ ended: z.number() }),
  errors: ['TEAM_NOBODY', 'TEAM_RANK'],
});

export const endMemberSession = call({
  method: 'DELETE',
  path: '/team/{member}/sessions/{session}',
  title: 'End one session of a team member',
  access: managed,
  params: z.strictObject({ member: id, session: id }),
  result: done,
  errors: ['TEAM_NOBODY', 'TEAM_RANK'],
});
