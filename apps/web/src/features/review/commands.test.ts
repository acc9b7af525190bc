import { expect, test } from 'vitest';
import { officeStops } from '../../ui/office-stops.ts';
import { commandsAt } from './commands.ts';

const verifier = officeStops({ roleId: 4, ownOnly: false });
const owner = officeStops({ roleId: 1, ownOnly: false });

test('from the list one goes to every view; of a file to its parts, and does what its page has', () => {
  const fromList = commandsAt('/admin', () => false, verifier);
  expect(fromList.map(({ words }) => words)).toEqual([
    'Go to Applicants',
    'Go to Mine',
    'Go to Unassigned',
    'Go to Due today',
    'Go to Awaiting second approval',
    'Go to Mentions me',
    'Go to My account',
  ]);
  const inFile = commandsAt('/admin/applicants/7/review', (place) => place === 'decide', owner);
  expect(inFile[0]).toEqual({ words: 'Decide', place: 'decide' });
  expect(inFile[1]).toEqual({ words: 'Go to Review', href: '/admin/applicants/7/review' });
  expect(inFile).toContainEqual({ words: 'Go to Audit log', href: '/admin/audit' });
  expect(new Set(inFile.map(({ words }) => words)).size).toBe(inFile.length);
});
