import { roles } from '@pramaan/contract/roles.ts';
import { expect, test } from 'vitest';
import { obfuscate, revealed } from './obfuscate.ts';
import { openApplicantId, sealApplicantId } from './sealed-id.ts';
import { readAccessLevel } from './session-markers.ts';
import { clearAll, read, readRole, write, writeRole } from './storage.ts';

test.each(['', '  ', 'null', 'undefined', 'NaN'])('a stored %j reads as nothing', (damaged) => {
  localStorage.setItem('applicantId', damaged);
  expect(read('applicantId')).toBeNull();
});

test('a missing value reads as nothing and a blank one takes its key away', () => {
  expect(read('custId')).toBeNull();
  write('custId', 'C1');
  write('custId', undefined);
  expect(localStorage.getItem('custId')).toBeNull();
});

test('the role and the access level are stored obfuscated and read back', () => {
  const levels = [1, 2, 3, 4, 5, 11].map((role) => {
    writeRole(role);
    expect(localStorage.getItem('roleCode')).not.toBe(String(role));
    expect(localStorage.getItem('accessLevel')).not.toMatch(/alpha|beta|none/);
    expect(readRole()).toBe(role);
    return readAccessLevel();
  });
  expect(levels).toEqual([1, 2, 3, 3, 3, 3]);
});

test.each(['11', 'null', '%%%', 'AAAA', btoa('x'), obfuscate('7'), obfuscate('eleven')])(
  'a damaged role marker %j is no role',
  (damaged) => {
    localStorage.setItem('roleCode', damaged);
    localStorage.setItem('accessLevel', damaged);
    expect(readRole()).toBeNull();
    expect(readAccessLevel()).toBe(3);
  },
);

test('obfuscation has many spellings and one meaning', () => {
  const spellings = new Set(Array.from({ length: 50 }, () => obfuscate('alpha')));
  expect(spellings.size).toBeGreaterThan(10);
  expect([...spellings].map(revealed).every((text) => text === 'alpha')).toBe(true);
});

test('the encrypted copy of the applicant id opens again, and not when damaged', async () => {
  const key = btoa('k'.repeat(32));
  await sealApplicantId('0190c0de-0000-7000-8000-000000000011', key);
  const stored = localStorage.getItem('encApplicantId') ?? '';
  expect(stored).not.toContain('0190c0de');
  expect(await openApplicantId(key)).toBe('0190c0de-0000-7000-8000-000000000011');
  localStorage.setItem('encApplicantId', `${stored.slice(0, -6)}AAAA==`);
  expect(await openApplicantId(key)).toBeNull();
});

test('storage that refuses everything breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const real = globalThis.localStorage;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse },
  });
  try {
    write('token', 'x');
    writeRole(roles.owner);
    clearAll();
    expect(read('token')).toBeNull();
    expect(readRole()).toBeNull();
  } finally {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: real });
  }
});
