/** One name of a dictionary, and the names that belong to it: a manufacturer's models, a model's variants. */
export interface Term {
  /** Its own name and those above it, as a slug: `tvs-motor.jupiter.125`. Part of an address. */
  id: string;
  name: string;
  /** The kinds of thing it is, in the words of the field that asks the kind: Car. */
  kinds: readonly string[];
  terms: readonly Term[];
}

/** Names by name: what a dictionary's file says. A list of variants is a line with commas. */
export type Listing = Readonly<Record<string, Readonly<Record<string, string>>>>;

const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Models of one manufacturer, each with its variants, all of one kind. */
function modelsOf(makerId: string, kind: string, models: Readonly<Record<string, string>>): Term[] {
  return Object.entries(models).map(([name, variants]) => {
    const id = `${makerId}.${slug(name)}`;
    return {
      id,
      name,
      kinds: [kind],
      terms: variants
        .split(', ')
        .filter(Boolean)
        .map((variant) => ({ id: `${id}.${slug(variant)}`, name: variant, kinds: [kind], terms: [] })),
    };
  });
}

/** One list of manufacturers out of several, by kind; who makes several kinds stands there once, all by name. */
export function manufacturersOf(listings: Readonly<Record<string, Listing>>): readonly Term[] {
  const found = new Map<string, { kinds: string[]; terms: Term[] }>();
  for (const [kind, listing] of Object.entries(listings))
    for (const [maker, models] of Object.entries(listing)) {
      const known = found.get(maker) ?? { kinds: [], terms: [] };
      known.kinds.push(kind);
      known.terms.push(...modelsOf(slug(maker), kind, models));
      found.set(maker, known);
    }
  return [...found]
    .map(([name, { kinds, terms }]) => ({ id: slug(name), name, kinds, terms }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
