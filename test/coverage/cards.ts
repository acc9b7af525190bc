import type { Card } from '@pramaan/documents/card.ts';
import { entries, findEntry } from '@pramaan/documents/registry.ts';
import { type GoldenCard, golden, type Item } from './golden.ts';

/** A line of a card, with the heading it stands under. */
interface Line {
  heading: string;
  label: string;
  prose: boolean;
}

/** Case, punctuation, spaces and "and" apart, "Details" of a title apart. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/[^a-z0-9]/g, '');
const plainTitle = (text: string) => plain(text).replace(/details$/, '');

function sameLabel(wanted: Line, shown: Line): boolean {
  if (wanted.prose) {
    const show = plain(shown.label);
    return wanted.label
      .split('|')
      .some((label) => plain(label) === show || plain(wanted.heading + label) === show);
  }
  if (wanted.label === shown.label) return true;
  // Under a heading the same label may carry it: "Employee Name" for "Name" of the employee.
  return (
    wanted.heading !== '' &&
    shown.label.endsWith(` ${wanted.label}`) &&
    plain(shown.label) === plain(wanted.heading + wanted.label)
  );
}

const line =
  (prose: boolean, heading = '') =>
  (label: string): Line => ({ heading, label, prose });

/** What differs between two lists of labels: missing, not asked for, or in another order. */
function labelDifferences(wanted: Line[], shown: Line[]): string[] {
  const left = [...shown];
  const places: number[] = [];
  const missing = wanted.filter((want) => {
    const after = shown.findIndex(
      (show, at) => at > (places.at(-1) ?? -1) && left.includes(show) && sameLabel(want, show),
    );
    const at = after >= 0 ? after : shown.findIndex((show) => left.includes(show) && sameLabel(want, show));
    const found = shown[at];
    if (!found) return true;
    left.splice(left.indexOf(found), 1);
    places.push(at);
    return false;
  });
  const name = ({ heading, label }: Line) => `"${heading ? `${heading}: ` : ''}${label}"`;
  const wrong: string[] = [];
  if (missing.length > 0) wrong.push(`missing ${missing.map(name).join(', ')}`);
  if (left.length > 0) wrong.push(`not in the specification ${left.map(name).join(', ')}`);
  const late = places.findIndex((place, at) => place < (places[at - 1] ?? -1));
  if (late >= 0) wrong.push(`order: ${name(shown[places[late] ?? 0] as Line)} comes too early`);
  return wrong;
}

/** Lines under the heading that a golden group names count as one line of that name. */
function withGroups(lines: Line[], groups: readonly string[]): Line[] {
  return lines.flatMap((shown, at) => {
    const group = groups.find((name) => plain(name) === plain(shown.heading));
    if (!group) return [shown];
    return lines[at - 1]?.heading === shown.heading ? [] : [line(false)(group)];
  });
}

/** Rows, tables and repeats of a card, each kind in its order. */
function partsOf(card: Card) {
  const lines = card.blocks.flatMap(({ heading = '', rows = [] }) =>
    rows.map(({ label }) => line(false, heading)(label)),
  );
  const tables = card.blocks.flatMap(({ tables = [] }) => tables);
  const repeats = card.blocks.flatMap(({ repeat }) => (repeat ? [repeat] : []));
  return { lines, tables, repeats };
}

function groupedDifferences(wanted: GoldenCard, card: Card): string[] {
  const labels = partsOf(card).lines.map(({ label }) => label.toLowerCase());
  const wrong = (wanted.mentions ?? [])
    .filter((word) => !labels.some((label) => label.includes(word)))
    .map((word) => `no label about "${word}"`);
  const [least, most] = [wanted.atLeast ?? 0, wanted.atMost ?? Number.POSITIVE_INFINITY];
  if (labels.length < least || labels.length > most)
    wrong.push(`${labels.length} fields, expected ${least} to ${most}`);
  return wrong;
}

function tableDifferences(wanted: GoldenCard, card: Card): string[] {
  const shown = partsOf(card).tables;
  const asked = wanted.blocks.flatMap((block) =>
    block.table ? [{ ...block.table, prose: block.prose || wanted.prose }] : [],
  );
  const wrong = asked.flatMap((table, at) => {
    const found = shown[at];
    if (!found) return [`missing table "${table.title}"`];
    const prose = table.prose === true;
    const titled = prose ? plain(found.title).includes(plain(table.title)) : found.title === table.title;
    const columns = labelDifferences(
      table.columns.map(line(prose)),
      [...(found.numbered ? [found.numbered] : []), ...found.columns.map(({ label }) => label)].map(
        line(false),
      ),
    );
    return [
      ...(titled ? [] : [`table title "${found.title}" for "${table.title}"`]),
      ...columns.map((difference) => `table "${table.title}": ${difference}`),
    ];
  });
  const more = shown.slice(asked.length).filter(({ title }) => !wanted.moreTables?.includes(title));
  if (more.length > 0)
    wrong.push(`tables not in the specification: ${more.map(({ title }) => title).join(', ')}`);
  return wrong;
}

/** How a card of the code differs from the specification's; empty when it does not. */
export function cardDifferences(wanted: GoldenCard, card: Card): string[] {
  const titled = wanted.prose
    ? wanted.title.split('|').some((title) => plainTitle(title) === plainTitle(card.title))
    : card.title === wanted.title;
  const wrong = titled ? [] : [`title "${card.title}" for "${wanted.title}"`];
  if (wanted.mentions) return [...wrong, ...groupedDifferences(wanted, card)];
  const { lines, repeats } = partsOf(card);
  const asked = wanted.blocks.flatMap((block) =>
    (block.group ? [block.group] : (block.labels ?? [])).map(
      line(Boolean(block.prose || wanted.prose), block.heading),
    ),
  );
  const groups = wanted.blocks.flatMap(({ group }) => (group ? [group] : []));
  const repeated = wanted.blocks.flatMap((block) => (block.repeat ?? []).map(line(Boolean(wanted.prose))));
  wrong.push(...labelDifferences(asked, withGroups(lines, groups)), ...tableDifferences(wanted, card));
  const inRepeats = repeats.flatMap(({ rows }) => rows.map(({ label }) => line(false)(label)));
  wrong.push(...labelDifferences(repeated, inRepeats).map((difference) => `list: ${difference}`));
  return wrong;
}

/** Every card of the specification, and every card of the code that the specification does not have. */
export function cardItems(): Item[] {
  const asked = golden.cards.map((wanted): Item => {
    const entry = findEntry(wanted.document, wanted.method);
    const wrong = entry ? cardDifferences(wanted, entry.method.card) : ['no document declares it'];
    return {
      kind: 'card',
      id: `${wanted.document}.${wanted.method}`,
      issue: 2,
      problem: wrong.join('; ') || null,
    };
  });
  if (entries.length === 0) throw new Error('The registry of documents is empty.');
  return asked;
}
