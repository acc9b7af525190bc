/** A statement with its values apart from its text: what reaches the database is never concatenated. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** ``sql`select … where id = ${id}` `` → `$1` and its value. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  return { text: parts.reduce((text, part, index) => `${text}$${index}${part}`), values };
}
