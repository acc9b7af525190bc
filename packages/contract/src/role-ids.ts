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

/** The access level kept in local storage for the screens (P §4.1): 1 alpha, 2 beta, 3 none. */
export const accessLevels = { 1: 'alpha', 2: 'beta', 3: 'none' } as const;
