const most = 50_000;
const step = 2_000;

/** Rows of a list read step by step so that no statement is long; at most 50,000, and `note` is the line that says so. */
export async function pagedRows<Row extends { _id: string }>(
  page: (after: string, count: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; note: string[][] }> {
  const rows: Row[] = [];
  let after = '';
  let whole = false;
  while (!whole && rows.length < most) {
    const found = await page(after, step);
    rows.push(...found);
    after = found.at(-1)?._id ?? '';
    whole = found.length < step;
  }
  return {
    rows,
    note: whole ? [] : [[`Only the newest ${most} rows are here. Choose days to get the others.`]],
  };
}
