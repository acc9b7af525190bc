/**
 * Works on all items, one after another, and adds up the answers. One item's failure keeps no other waiting; the first is
 * thrown at the end.
 */
export async function throughAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<number>,
): Promise<number> {
  let sum = 0;
  const failures: unknown[] = [];
  for (const item of items)
    sum += await work(item).catch((error: unknown) => {
      failures.push(error);
      return 0;
    });
  if (failures.length > 0) throw failures[0];
  return sum;
}
