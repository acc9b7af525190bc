import type { MissingRequirement } from '../missing-requirements.ts';
import type { Finding } from './finding.ts';

/** What the application still needs for a decision, as one finding: it changes with each document. */
export function unmetRequirements(missing: readonly MissingRequirement[]): Finding[] {
  const needed = missing.filter((requirement) => requirement.needed);
  if (needed.length === 0) return [];
  return [
    {
      kind: 'missing',
      severity: 'medium',
      key: 'missing',
      records: [],
      evidence: {
        code: 'requirements_missing',
        values: { titles: needed.map(({ title }) => title).join(', ') },
      },
      resolves: 'request',
    },
  ];
}
