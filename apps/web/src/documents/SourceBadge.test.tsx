import { type Check, verdicts } from '@pramaan/documents/tree.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CheckList } from './CheckList.tsx';
import { SourceBadge, sourceName, verdictLabels } from './SourceBadge.tsx';

afterEach(cleanup);

test.each([
  ['issuer-signed', undefined, 'Signed by the issuer'],
  ['registry', undefined, 'Registry'],
  ['locker', undefined, 'DigiLocker'],
  ['ocr', 0.943, 'Read from the picture'],
  ['ocr', 1, 'Read from the picture'],
  ['ocr', undefined, 'Read from the document'],
  ['self-declared', undefined, 'Entered manually'],
  ['unsigned', undefined, 'Signature not trusted'],
  ['registry', 0.5, 'Registry'],
  ['something new', undefined, 'Other source'],
])('%s (%s) is said as "%s"', (source, confidence, words) => {
  expect(sourceName(source, confidence)).toBe(words);
});

test('every outcome has a word, and what was only typed is noted, never verified', () => {
  for (const verdict of verdicts) {
    const { container } = render(<SourceBadge source="registry" status={verdict} />);
    expect(container.textContent).toContain(verdictLabels(verdict));
    cleanup();
  }
  render(<SourceBadge source="self-declared" status="verified" />);
  expect(screen.queryByText('Verified')).toBeNull();
  expect(screen.getByText('Declared')).toBeTruthy();
});

test('what was read from a photo says so once, and how surely only under the details', () => {
  const { container } = render(<SourceBadge source="ocr" status="unconfirmed" confidence={0.94} />);
  expect(container.textContent).toMatch(/^\W*Read from photo$/);
});

const check = (name: string, verdict: Check['verdict'], detail: string): Check => ({ name, verdict, detail });

test('a signature that holds has a seal; one that does not, and other checks, have none', () => {
  const { container } = render(
    <CheckList
      checks={[
        check('Signature', 'passed', 'Signed by Sample Softworks on 15 Aug 2026, unaltered since.'),
        check('UIDAI signature', 'passed', 'Signed by UIDAI.'),
        check('Signature', 'failed', 'Changed after it was signed.'),
        check('Name', 'passed', 'Profile Name Match (1.00)'),
        check('Name', 'doubtful', 'Entered manually; the document reads "ASHA SAMPIE".'),
      ]}
    />,
  );
  const lines = [...container.querySelectorAll('li')];
  expect(lines.map((line) => line.querySelector('svg') !== null)).toEqual([true, true, false, false, false]);
  expect(lines[0]?.textContent).toContain('unaltered since');
  expect(lines[4]?.textContent).toBe(
    '?Uncertain: Name – Entered manually; the document reads "ASHA SAMPIE".',
  );
});
