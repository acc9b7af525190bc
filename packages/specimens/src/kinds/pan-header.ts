import { emblem } from '../ornaments.ts';
import type { Sheet } from '../sheet.ts';

/** The head of both PAN cards: the department on the left, the emblem's place, the government on the right. */
export function panHeader(card: Sheet): void {
  const head = { size: 34, weight: 700, fill: '#123a63' } as const;
  card.text('आयकर विभाग', { ...head, x: 250, y: 72, room: 380, anchor: 'middle' });
  card.text('INCOME TAX DEPARTMENT', { ...head, x: 250, y: 122, room: 440, anchor: 'middle' });
  emblem(card, 620, 80, 110);
  card.text('भारत सरकार', { ...head, x: 990, y: 72, room: 380, anchor: 'middle' });
  card.text('GOVT. OF INDIA', { ...head, x: 990, y: 122, room: 440, anchor: 'middle' });
}
