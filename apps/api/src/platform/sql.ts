/** A statement with its values apart from its text: what reaches the database is never concatenated. */
export interface Statement {
  text: string;
  values: unknown[];
  /** The same for each use of one statement in the source: a server then plans it once a connection. */
  name?: string;
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
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  const { text, name } = written.get(parts) ?? write(parts);
  return { text, name, values };
}
