import { listCoApplicants } from '@pramaan/contract/calls/applicants.ts';
import * as desk from '@pramaan/contract/calls/desk.ts';
import { expect, test } from 'vitest';
import { teamLine } from '../../lib/team.ts';
import { deskLines } from './desk-lines.ts';
import { togetherLine } from './Together.tsx';

const contract = { ...desk };

test.each(Object.keys(deskLines) as (keyof typeof deskLines)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(deskLines[name]).toEqual({ method, base, path, access });
});

test('so is the line of those who apply together', () => {
  const { method, base, path, access } = listCoApplicants;
  expect(togetherLine).toEqual({ method, base, path, access });
});

test('and the line of the team', () => {
  const { method, base, path, access } = desk.listAssignees;
  expect(teamLine).toEqual({ method, base, path, access });
});
