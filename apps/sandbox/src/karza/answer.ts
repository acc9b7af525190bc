import { additionOf } from '@pramaan/documents/additions.ts';
import type { Asked, Fixtures } from '@pramaan/documents/fixtures/fixture.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { toWire } from '@pramaan/documents/wire.ts';
import type { Service } from './services.ts';

/** `record` without its members at `paths`. */
function without(record: Record<string, unknown>, paths: readonly string[]): Record<string, unknown> {
  const left = structuredClone(record);
  for (const path of paths) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const holder = steps.length === 0 ? left : readPath(left, steps.join('.'));
    if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, last);
  }
  return left;
}

/** `record` without what the product's own server adds to the items of one of its lists. */
function unadded(record: Record<string, unknown>, { method }: Service): Record<string, unknown> {
  const addition = additionOf(method);
  const items = addition && record[addition.list];
  if (!addition || !Array.isArray(items)) return record;
  return { ...record, [addition.list]: items.map((item) => without(item, addition.members)) };
}

/** The `result` member Karza would answer: the fixture about `person`, in Karza's spelling. */
export function resultFor(
  service: Service,
  fixtures: Readonly<Record<string, Fixtures>>,
  person: Person,
  asked: Asked,
): unknown {
  const fixture = fixtures[service.document.id]?.[service.key];
  if (!fixture) throw new Error(`There is no fixture for ${service.ref}.`);
  const { reply, echo = {}, listed } = service.vendor;
  // Karza does not say some of what was asked again; the product adds that to the record itself.
  const wire = toWire(without(unadded(fixture(person, asked), service), Object.keys(echo)), reply);
  if (listed === undefined) return wire;
  return listed === 'first' ? [wire] : readPath(wire, listed.into);
}
