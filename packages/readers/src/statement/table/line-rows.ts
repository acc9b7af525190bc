import { readDate } from '../dates.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import type { Place } from '../statement.ts';
import { headOrder } from './line-head.ts';
import { type LineEvent, type LineRow, printedRow, startOf, tailOf, takeLine } from './line-row.ts';
import { usualPieces } from './line-shape.ts';
import type { PlacedLine } from './placed-line.ts';
import type { TableSink } from './printed-row.ts';
import { runningLines } from './running-lines.ts';
import { endsTable, specialRow } from './special-rows.ts';

/**
 * Reads rows from lines of text whose columns have collapsed: a date begins a row, two amounts at the end of a line are
 * its amount and its balance. Which way the money went is not in such a line; the balances have to prove it.
 */
interface LineTable {
  line(text: string, at: Place): void;
  /** A page ended: a row may go on overleaf. */
  pageEnd(): void;
  end(): void;
}

/** All lines are kept until the end: what stands on every page, and how narrations break, shows only then. */
export function lineTable(sink: TableSink): LineTable {
  const pages: PlacedLine[][] = [[]];
  return {
    line(raw, at) {
      const text = raw.replace(/\t/g, '  ').trim();
      if (text !== '') pages.at(-1)?.push({ text, at });
    },
    pageEnd() {
      pages.push([]);
    },
    end() {
      const found = eventsOf(pages);
      const usual = usualPieces(found);
      for (const event of found) {
        if (event.kind === 'head') sink.header(event.labels, event.at);
        else if (event.kind === 'outside') sink.outside(event.text, event.at);
        else {
          const over = event.row.inner ? [] : usual.over(event.row);
          if (event.row.tail) sink.row(printedRow(event.row, event.row.tail, event.order));
          else over.unshift(...event.row.lines);
          for (const { text, at } of over) sink.outside(text, at);
        }
      }
    },
  };
}

function eventsOf(pages: readonly (readonly PlacedLine[])[]): LineEvent[] {
  const events: LineEvent[] = [];
  const running = runningLines(pages);
  const late = amountsComeLate(pages.flat());
  let order: readonly ColumnKind[] = [];
  let open: LineRow | null = null;
  let paused = false;
  const close = (inner: boolean) => {
    if (!open) return;
    open.inner = inner && !open.parted;
    const before = events.at(-1);
    // A date at the start of a further line of a narration began no row.
    if (!open.tail && before?.kind === 'row' && !late) {
      for (const line of open.lines) takeLine(before.row, line, before.order);
      before.row.inner = open.inner;
    } else events.push({ kind: 'row', row: open, order });
    open = null;
  };
  for (const page of pages) {
    for (const line of page) {
      const { text } = line;
      const head = headOrder(text);
      if (head) {
        order = head.kinds;
        events.push({ kind: 'head', labels: head.labels, at: line.at });
        if (open) open.parted = true;
        continue;
      }
      if (running.has(line)) {
        if (open) open.parted = true;
        events.push({ kind: 'outside', ...line });
        continue;
      }
      const special = specialRow(text);
      if (special || endsTable.test(text)) {
        // After a page's footer the last row may go on overleaf; after the end of the table it does not.
        if (open?.tail && /^\W*page/i.test(text)) paused = true;
        if (special || !paused) close(false);
        events.push({ kind: 'outside', ...line });
        continue;
      }
      const starts = startOf(text, order);
      const goesOn: boolean =
        starts !== null && open !== null && (starts.rest === '' || (late && !open.tail));
      if (starts && !goesOn) {
        close(true);
        paused = false;
        open = {
          at: line.at,
          date: starts.date,
          lines: [],
          pieces: [],
          tail: null,
          inner: true,
          parted: false,
        };
        takeLine(open, { ...line, text: starts.rest, raw: text }, order);
      } else if (open && !paused) takeLine(open, line, order);
      else events.push({ kind: 'outside', ...line });
    }
    if (open) open.parted = true;
    paused = false;
  }
  close(false);
  return inOrder(events);
}

/** Rows are written down when they end; what stood outside under their first line came after it. */
function inOrder(events: readonly LineEvent[]): LineEvent[] {
  const pageOf = (event: LineEvent) =>
    event.kind === 'row' ? event.row.at : event.kind === 'outside' ? event.at : null;
  const result: LineEvent[] = [];
  for (const event of events) {
    const at = event.kind === 'row' ? pageOf(event) : null;
    let place = result.length;
    while (at && place > 0) {
      const before = pageOf(result[place - 1] as LineEvent);
      if (before && (before.page < at.page || (before.page === at.page && before.row < at.row))) break;
      place -= 1;
    }
    result.splice(place, 0, event);
  }
  return result;
}

/** Most lines that begin with a date have no amounts: those stand on the last line of a narration. */
function amountsComeLate(lines: readonly PlacedLine[]): boolean {
  let [with_, without] = [0, 0];
  for (const { text } of lines) {
    const date = readDate(text);
    if (!date || date.rest === '') continue;
    if (tailOf(date.rest)) with_ += 1;
    else without += 1;
  }
  return without > with_;
}
