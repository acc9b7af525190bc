/** A statement with its values apart from its text: what reaches the database is never concatenated. */
export interface Statement<Row extends object = object> {
  text: string;
  values: unknown[];
  /** The same for each use of one statement in the source: a server then plans it once a connection. */
  name?: string;
  /** Only there so that the statement carries the type of its rows, which `npm run check` compares with the schema. */
  row?: Row;
}

const written = new WeakMap<TemplateStringsArray, { text: string; name: string }>();
let count = 0;

function write(parts: TemplateStringsArray): { text: string; name: string } {
  count += 1;
  const text = parts.reduce((whole, part, index) => `${whole}$${index}${part}`);
  const one = { text, name: `statement ${count}` };
  written.set(parts, one);
  return one;
}

/** ``sql`select … where id = ${id}` `` → `$1` and its value. */
export function sql<Row extends object = object>(
  parts: TemplateStringsArray,
  ...values: unknown[]
): Statement<Row> {
  const { text, name } = written.get(parts) ?? write(parts);
  return { text, name, values };
}
