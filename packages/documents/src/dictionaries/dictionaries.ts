import type { Field, Listed } from '../field.ts';
import type { Term } from './term.ts';
import { vehicles } from './vehicles.ts';

/** Every dictionary, by the name that declarations use. */
const dictionaries: Readonly<Record<Listed['dictionary'], readonly Term[]>> = {
  vehicles,
};

type Answers = Readonly<Record<string, unknown>>;
type Capture = Readonly<Record<string, Field>>;

const plain = (said: unknown) =>
  String(said ?? '')
    .replace(/[\s-]+/g, '')
    .toLowerCase();
const named = (terms: readonly Term[], said: unknown) =>
  terms.find(({ name }) => plain(name) === plain(said));

/** The terms a field offers after the other answers, and those that led there; null under what is not listed. */
function placeOf(listed: Listed, answers: Answers): { above: Term[]; terms: readonly Term[] } | null {
  let terms = dictionaries[listed.dictionary];
  const above: Term[] = [];
  for (const name of listed.within) {
    const term = named(terms, answers[name]);
    if (!term) return null;
    above.push(term);
    terms = term.terms;
  }
  return { above, terms };
}

const atDepth = (terms: readonly Term[], depth: number): readonly Term[] =>
  depth === 0 ? terms : terms.flatMap((term) => atDepth(term.terms, depth - 1));

/** A name that stands under one other name only: said under this one, it is a slip. */
function elsewhere(dictionary: readonly Term[], depth: number, said: unknown): Term | null {
  const owners = atDepth(dictionary, depth - 1).filter(({ terms }) => named(terms, said));
  return owners.length === 1 ? (owners[0] ?? null) : null;
}

function faultOf(listed: Listed, answers: Answers, answer: unknown): string | null {
  const place = placeOf(listed, answers);
  if (!place || answer === undefined) return null;
  const said = named(place.terms, answer);
  if (!said) {
    const parent = place.above.at(-1);
    const owner = parent && elsewhere(dictionaries[listed.dictionary], place.above.length, answer);
    return parent && owner
      ? `“${answer}” is listed under ${owner.name}, not under ${parent.name}. Choose again, or type it with its maker’s name.`
      : null;
  }
  const kind = listed.kind === null ? undefined : answers[listed.kind];
  return typeof kind === 'string' && !said.kinds.includes(kind)
    ? `${said.name} is listed as: ${said.kinds.join(', ')}. You chose ${kind}. Change one of the two.`
    : null;
}

/** What is wrong with answers that dictionaries know, with the field; null when nothing is. Words their own pass. */
export function listedFault(capture: Capture, answers: Answers): { path: string; message: string } | null {
  for (const [path, { listed }] of Object.entries(capture)) {
    const message = listed && faultOf(listed, answers, answers[path]);
    if (message) return { path, message };
  }
  return null;
}

/** The answers in the dictionary's own spelling where it knows them: "hero motocorp" is Hero MotoCorp. */
export function asListed<A extends Answers>(capture: Capture, answers: A): A {
  const told = Object.entries(capture).flatMap(([name, field]) => {
    const term = field.listed && named(placeOf(field.listed, answers)?.terms ?? [], answers[name]);
    return term ? [[name, term.name]] : [];
  });
  return { ...answers, ...Object.fromEntries(told) };
}

/** The term of that id, any depth; undefined when there is none. */
export function termOf(terms: readonly Term[], id: string): Term | undefined {
  const term = terms.find((one) => id === one.id || id.startsWith(`${one.id}.`));
  return term?.id === id || !term ? term : termOf(term.terms, id);
}
