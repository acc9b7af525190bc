const most = 50_000;
const step = 2_000;

interface ListExport<Row> {
  head: readonly string[];
  cells: (row: Row) => readonly string[];
  /** At most `count` rows after row `after` (its id; blank: from the first). */
  page: (after: string, count: number) => Promise<Row[]>;
  /** Called once with the number of rows that were read out, also when the reader left before the end; not when the first page could not be read. */
  done: (rows: number) => Promise<unknown>;
}

/**
 * A list as rows for a CSV file: the head, then at most 50,000 rows; the last line says so when there are more. One
 * page of the list is in memory at a time, and the next one is read when the reader has taken it.
 */
export async function* listExport<Row extends { _id: string }>({
  head,
  cells,
  page,
  done,
}: ListExport<Row>): AsyncGenerator<readonly string[]> {
  // Read before the first line leaves, so that a list that cannot be read is answered as an error and is no export.
  let found = await page('', step);
  let rows = 0;
  try {
    yield head;
    for (;;) {
      for (const row of found) {
        rows += 1;
        yield cells(row);
      }
      if (found.length < step) return;
      if (rows >= most) break;
      found = await page(found.at(-1)?._id ?? '', step);
    }
    yield [`Only the newest ${most} rows are here. Choose days to get the others.`];
  } finally {
    await done(rows);
  }
}
