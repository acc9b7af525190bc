import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStrong } from './passwords.ts';

test('what everybody tries first is refused, however it is dressed up', () => {
  for (const weak of [
    'Football@2024',
    'P@ssw0rd!2025',
    'passwordpassword',
    'ILoveYou!!!!99',
    'Qwertyuiop1',
    'jaishreeram@108',
    'Welcome@India1',
    '2026Krishna!!',
    '1234567890!@#',
    'Dr4gonM0nkey!!',
  ])
    assert.equal(isStrong(weak), false, weak);
});

test('a person’s own names make no password; unusual words do', () => {
  assert.equal(isStrong('Nandini@1990', ['Nandini Owner', 'saral.owner']), false);
  assert.equal(isStrong('saral.owner.77', ['Nandini Owner', 'saral.owner']), false);
  for (const strong of ['sunflower-Kettle-42', 'mango tree behind wall', 'tH9#vv2!kQz', 'नीला आम का पेड़'])
    assert.equal(isStrong(strong, ['Nandini Owner']), true, strong);
});
