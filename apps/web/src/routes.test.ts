import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { matchRoute, useRouter } from 'wouter';
import { routes } from './routes.tsx';

const { parser } = renderHook(useRouter).result.current;
const idOf = (path: string) =>
  routes.find((route) => route.path === '*' || matchRoute(parser, route.path, path)[0])?.id;

test('the specification’s routes come first, in its order; any other path comes last', () => {
  expect(routes.slice(0, 8).map(({ id }) => id)).toEqual([
    'landing',
    'laas',
    'admin',
    'consent',
    'digi-report',
    'add-bank',
    'bank-mob-status',
    'consent-thanku',
  ]);
  expect(routes.at(-1)?.id).toBe('not-found');
});

test.each([
  ['/', 'landing'],
  ['/laas', 'laas'],
  ['/laas/identity/id-proof/aadhaar-verify', 'laas'],
  ['/admin', 'admin'],
  ['/admin/applicants/1/report', 'admin'],
  ['/consent', 'consent'],
  ['/digi-report/abc', 'digi-report'],
  ['/addBank/1/c/u/y', 'add-bank'],
  ['/bank-mob-status', 'bank-mob-status'],
  ['/consent-thanku', 'consent-thanku'],
  ['/login', 'login'],
  ['/user-login', 'user-login'],
  ['/login-admin', 'login-admin'],
  ['/login-team', 'login-team'],
  ['/join', 'join'],
  ['/login-sso', 'login-sso'],
  ['/admin/team', 'admin'],
  ['/handover/abc', 'handover'],
  ['/verify', 'verify'],
  ['/verify/abc', 'verify'],
  ['/laasX', 'not-found'],
  ['/digi-report', 'not-found'],
  ['/no/such/page', 'not-found'],
])('%s opens %s', (path, id) => {
  expect(idOf(path)).toBe(id);
});
