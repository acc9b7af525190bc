import type { Card } from '@pramaan/documents/card.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { golden, type Item, type Shape } from './golden.ts';

/**
 * C §3 lists the wire names in the order in which C §2 lists the labels, except for these records; a card whose
 * paths are in another order shows one member under another's label.
 */
const ownOrder = new Set(['nrega.auth', 'epic.auth']);
/** The statement's account heads the page of the Transaction Details card; it is no line of it. */
const besideCard = /^account\./;

function wirePaths(shape: Shape, path = ''): string[] {
  if (shape === 'text') return [path];
  if (Array.isArray(shape)) return wirePaths(shape[0], `${path}[]`);
  return Object.entries(shape).flatMap(([name, member]) => {
    // A member without a printed name is known only when it is a list: the directors.
    if (name === '*' && !Array.isArray(member)) return [];
    return wirePaths(member, path ? `${path}.${name}` : name);
  });
}

function shownPaths(card: Card): string[] {
  return card.blocks.flatMap(({ rows = [], tables = [], repeat }) => [
    ...rows.flatMap((row) => row.path),
    ...tables.flatMap(({ list, columns }) =>
      columns.flatMap((column) => [column.path].flat().map((path) => `${list}[].${path}`)),
    ),
    ...(repeat?.rows ?? []).flatMap((row) => [row.path].flat().map((path) => `*[].${path}`)),
  ]);
}

/** Every wire name of the specification is shown by its card, and under its own label. */
export function wiringItems(): Item[] {
  return Object.entries(golden.fields).map(([ref, shape]) => {
    const [document = '', method = ''] = ref.split('.');
    const card = findEntry(document, method)?.method.card;
    const wanted = wirePaths(shape).filter((path) => !besideCard.test(path));
    const shown = (card ? shownPaths(card) : []).filter((path) => wanted.includes(path));
    const missing = wanted.filter((path) => !shown.includes(path));
    const moved = shown.find((path, at) => path !== wanted[at]);
    const wrong = [
      ...(missing.length > 0 ? [`not shown: ${missing.join(', ')}`] : []),
      ...(missing.length === 0 && moved && !ownOrder.has(ref)
        ? [`${moved} stands under another member's label`]
        : []),
    ];
    return { kind: 'wiring', id: ref, issue: 2, problem: wrong.join('; ') || null };
  });
}
