import type { Fact, Method } from './define.ts';
import { format } from './format.ts';
import { readPath } from './paths.ts';

/** What a record says of one fact, as text; blank when its kind states no such fact or the record lacks it. */
export function factOf(method: Pick<Method, 'facts'>, data: unknown, fact: Fact): string {
  const paths = method.facts[fact] ?? [];
  return (typeof paths === 'string' ? [paths] : paths)
    .map((path) => format(readPath(data, path), 'text'))
    .filter(Boolean)
    .join(' ');
}
