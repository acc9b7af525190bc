import type { LineEvent, LineRow, Piece } from './line-row.ts';

/** How the narrations of a text break into lines. */
interface UsualPieces {
  /** Takes from a row, the last of a page, what no narration of this text looks like; answers it. */
  over(row: LineRow): Piece[];
}

/** So many broken narrations tell how they break. */
const fewest = 4;

/** Learnt from rows that another row follows on the same page: there is nothing but narration between them. */
export function usualPieces(events: readonly LineEvent[]): UsualPieces {
  const rows = events.flatMap((event) => (event.kind === 'row' && event.row.inner ? [event.row.pieces] : []));
  const broken = rows.filter(({ length }) => length > 1);
  const lengths = rows.flat().map(({ text }) => text.length);
  const most = Math.max(1, ...rows.map(({ length }) => length));
  const longest = Math.max(0, ...lengths);
  // What another line follows was long enough to be broken.
  const shortest = Math.min(
    ...broken.flatMap((pieces) => pieces.slice(0, -1).map(({ text }) => text.length)),
  );
  const known = rows.length >= 2 * fewest && (broken.length >= fewest || broken.length === 0);
  return {
    over(row) {
      if (!known) return [];
      const end = row.pieces.findIndex(
        ({ text }, at) =>
          at > 0 &&
          (at >= most ||
            text.length > longest * 1.1 + 2 ||
            (row.pieces[at - 1]?.text.length ?? 0) < shortest),
      );
      return end < 0 ? [] : row.pieces.splice(end);
    },
  };
}
