import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import { medicalCouncils } from './medical-councils.ts';
import { gstState, isCurrentGstCode, isStateLetters, states } from './states.ts';

test('28 States and 8 Union territories, each with codes of its own', () => {
  assert.equal(states.length, 36);
  for (const code of ['name', 'gst', 'letters'] as const)
    assert.equal(new Set(states.map((state) => state[code])).size, 36);
  assert.equal(gstState('29'), 'Karnataka');
  assert.equal(gstState('00'), null);
  assert.ok(isCurrentGstCode('97') && !isCurrentGstCode('28') && !isCurrentGstCode('88'));
  assert.ok(isStateLetters('OR') && !isStateLetters('XX'));
});

test('third-party list of medical councils: each in our list', (context) => {
  const cases = readCases<{ councils: Record<string, string> }>('16-reference-data/medical-councils.json');
  if (!cases) return context.skip('no cases folder');
  const theirs = Object.values(cases.councils).filter((name) => name !== 'Medical Council of Tanganyika');
  for (const name of theirs) assert.ok(medicalCouncils.includes(name), name);
  assert.equal(new Set(medicalCouncils).size, medicalCouncils.length);
  context.diagnostic(`${theirs.length} third-party council names`);
});
