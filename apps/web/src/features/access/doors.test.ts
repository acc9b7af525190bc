import { expect, test } from 'vitest';
import { write, writeRole } from '../../lib/storage.ts';
import { otherDoor, turnAway } from './doors.ts';

/** A token that ends `seconds` from now; nobody checks its signature here. */
const token = (seconds: number) =>
  `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.x`;

test('nobody logged in: /laas leads to /login, /admin to /login-admin', () => {
  expect(turnAway('portal')).toEqual({ to: '/login', clear: false });
  expect(turnAway('office')).toEqual({ to: '/login-admin', clear: false });
});

test('a live token is asked about; an ended or damaged one is none', () => {
  write('token', token(60));
  expect(turnAway('portal')).toBeNull();
  expect(turnAway('office')).toBeNull();
  for (const bad of [token(-60), 'garbage', 'a.b.c', `e30.${btoa('{"exp":"soon"}')}.x`]) {
    write('token', bad);
    expect(turnAway('portal')?.to).toBe('/login');
  }
});

test('the applicant’s role marker at /admin: to /user-login, and storage is cleared', () => {
  write('token', token(60));
  writeRole(11);
  expect(turnAway('office')).toEqual({ to: '/user-login', clear: true });
});

test('each at their own door', () => {
  expect(otherDoor('portal', 11)).toBeNull();
  expect(otherDoor('office', 11)).toBe('/login-admin');
  for (const role of [1, 2, 3, 4, 5]) {
    expect(otherDoor('office', role)).toBeNull();
    expect(otherDoor('portal', role)).toBe('/admin');
  }
  expect(otherDoor('office', 6)).toBe('/login-admin');
});
