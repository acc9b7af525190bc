import { cardTitle, visibleBlocks } from '@pramaan/documents/card.ts';
import { exampleCapture, personAsked } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { entries } from '@pramaan/documents/registry.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DetailCard } from './DetailCard.tsx';
import { imageAddress } from './safe-image.ts';

const fixtures = await loadFixtures();
afterEach(cleanup);

const texts = (elements: readonly Element[]) => elements.map((element) => element.textContent);

test('there are documents to draw', () => {
  expect(entries.length).toBeGreaterThan(30);
});

describe.each(entries.map((entry) => ({ name: `${entry.document.id}.${entry.key}`, entry })))(
  '$name',
  ({ entry: { document, key, method } }) => {
    const asked = exampleCapture(method.capture);
    const record = fixtures[document.id]?.[key]?.(personAsked(method.capture, asked), asked);

    test('shows its title and every label in order', () => {
      const { container } = render(<DetailCard card={method.card} data={record} instance={2} />);
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(cardTitle(method.card, 2));
      const blocks = visibleBlocks(method.card, record);
      expect(texts([...container.querySelectorAll('dt')])).toEqual(
        blocks.flatMap((block) =>
          [...block.rows.filter(({ items }) => !items), ...block.repeats.flat()].map((row) => row.label),
        ),
      );
      expect(texts([...container.querySelectorAll('th')])).toEqual(
        blocks.flatMap((block) =>
          block.tables.flatMap((table) => table.columns.map((column) => column.label)),
        ),
      );
      expect(texts([...container.querySelectorAll('caption')])).toEqual(
        blocks.flatMap((block) => block.tables.map((table) => table.title)),
      );
    });

    test('renders nothing without data', () => {
      for (const nothing of [undefined, null, {}, { name: '' }]) {
        const { container } = render(<DetailCard card={method.card} data={nothing} />);
        expect(container.innerHTML).toBe('');
        cleanup();
      }
    });
  },
);

test('a badge says source and outcome in words, and the details line opens under the card', () => {
  const entry = entries.find(({ document }) => document.id === 'pan');
  if (!entry) throw new Error('no PAN');
  render(
    <DetailCard
      card={entry.method.card}
      data={{ name: 'ASHA' }}
      proof={{
        status: 'mismatch',
        source: 'registry',
        provider: 'Karza',
        verifiedAt: '2026-08-15T05:12:00Z',
        checks: [{ name: 'Name matches the application', verdict: 'failed', detail: '0.42' }],
        sandbox: true,
      }}
    />,
  );
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Mismatch', { selector: 'span' })).toBeTruthy();
  expect(card.getByText('Registry')).toBeTruthy();
  expect(card.getByText('15 Aug 2026, 10:42 (Indian time)')).toBeTruthy();
  expect(card.getByText(/Name matches the application/)).toBeTruthy();
  expect(card.getByText(/SANDBOX/)).toBeTruthy();
});

test('pictures come from the record alone, never from an address', () => {
  expect(imageAddress('/9j/4AAQSkZJRg==')).toBe('data:image/jpeg;base64,/9j/4AAQSkZJRg==');
  expect(imageAddress('iVBORw0KGgoAAAA=')).toBe('data:image/png;base64,iVBORw0KGgoAAAA=');
  expect(imageAddress('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  for (const foreign of [
    'https://example.com/a.jpg',
    '//example.com/a.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,AAAA',
    'javascript:alert(1)',
    '/9j/ "onerror=alert(1)',
  ])
    expect(imageAddress(foreign)).toBeNull();
});

test('a value in letters of another script has Translate beside it, for who reads English and is logged in', async () => {
  const pan = entries.find(({ document, key }) => document.id === 'pan' && key === 'auth');
  if (!pan) throw new Error('no PAN');
  const draw = () =>
    render(<DetailCard card={pan.method.card} data={{ name: 'आशा सैंपल', number: 'AAAPZ1234C' }} />);
  const { unmount } = draw();
  expect(await screen.findByText('आशा सैंपल')).toBeTruthy();
  expect(await screen.findAllByRole('button', { name: 'Translate' })).toHaveLength(1);
  unmount();
  localStorage.removeItem('token');
  draw();
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
});
