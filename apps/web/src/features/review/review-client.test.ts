import { addCoApplicant } from '@pramaan/contract/calls/applicants.ts';
import { getDashboardFilters } from '@pramaan/contract/calls/dashboards.ts';
import * as review from '@pramaan/contract/calls/review.ts';
import { getSecondFactor } from '@pramaan/contract/calls/second-factor.ts';
import * as several from '@pramaan/contract/calls/several-cases.ts';
import { expect, test } from 'vitest';
import { agentsLine, assignCasesLine, closeCasesLine, teamLine } from '../../lib/team.ts';
import { reviewClient } from './review-client.ts';

const contract = { ...review, addCoApplicant, getSecondFactor };

test.each(Object.keys(reviewClient) as (keyof typeof reviewClient)[])('%s is the contract’s call', (name) => {
  const { method, base, path, access } = contract[name];
  expect(reviewClient[name]).toEqual({ method, base, path, access });
});

test.each([
  ['the team', teamLine, review.listAssignees],
  ['the agents', agentsLine, getDashboardFilters],
  ['several assignments', assignCasesLine, several.assignCases],
  ['several closings', closeCasesLine, several.closeCases],
])('so is the line of %s', (_, line, { method, base, path, access }) => {
  expect(line).toEqual({ method, base, path, access });
});
