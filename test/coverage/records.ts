import { findEntry } from '@pramaan/documents/registry.ts';
import { golden, type Item, type Shape } from './golden.ts';

/** As much of a zod schema as its shape needs; zod-mini keeps it under `_zod.def`. */
interface Schema {
  _zod: {
    def: {
      type: string;
      innerType?: Schema;
      in?: Schema;
      out?: Schema;
      element?: Schema;
      shape?: Record<string, Schema>;
    };
  };
}

/** The names that a schema takes: nested objects and lists opened, anything else is text. */
export function shapeOf(schema: unknown): Shape {
  const { type, innerType, in: input, out, element, shape } = (schema as Schema)._zod.def;
  if (innerType) return shapeOf(innerType);
  // A cleaning step stands before the real schema, a conversion after it.
  if (type === 'pipe' && input && out) return shapeOf(input._zod.def.type === 'transform' ? out : input);
  if (element) return [shapeOf(element)];
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([name, member]) => [name, shapeOf(member)]));
  return 'text';
}

/** Wire names of the specification that a record does not have, as paths. */
export function missingNames(wanted: Shape, found: Shape | undefined, path = ''): string[] {
  if (found === undefined) return [path];
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found)) return [`${path} (a list)`];
    return missingNames(wanted[0], found[0], `${path}[]`);
  }
  // A text may be kept richer than the specification shows it; an object may not be kept poorer.
  if (wanted === 'text') return [];
  if (found === 'text' || Array.isArray(found))
    return Object.keys(wanted).length > 0 ? [`${path} (an object)`] : [];
  return Object.entries(wanted).flatMap(([name, member]) => {
    const full = path ? `${path}.${name}` : name;
    if (name !== '*') return missingNames(member, found[name], full);
    const tries = Object.entries(found)
      .filter(([own, other]) => other !== 'text' && !(own in wanted))
      .map(([, other]) => missingNames(member, other, full));
    return tries.sort((a, b) => a.length - b.length)[0] ?? [full];
  });
}

/** Names that a record has and the specification does not: ours, to be known as such. */
export function extraNames(wanted: Shape, found: Shape, path = ''): string[] {
  if (Array.isArray(wanted) && Array.isArray(found)) return extraNames(wanted[0], found[0], `${path}[]`);
  if (wanted === 'text' || found === 'text' || Array.isArray(wanted) || Array.isArray(found)) return [];
  return Object.entries(found).flatMap(([name, member]) => {
    const full = path ? `${path}.${name}` : name;
    const asked = wanted[name] ?? (member === 'text' ? undefined : wanted['*']);
    return asked === undefined ? [full] : extraNames(asked, member, full);
  });
}

/** Every record of the specification whose wire names it prints. */
export function recordItems(): Item[] {
  return Object.entries(golden.fields).map(([ref, wanted]) => {
    const [document = '', method = ''] = ref.split('.');
    const entry = findEntry(document, method);
    const missing = entry
      ? missingNames(wanted, shapeOf(entry.method.result))
      : ['everything: no document declares it'];
    return {
      kind: 'record',
      id: ref,
      issue: 2,
      problem: missing.length > 0 ? `missing ${missing.join(', ')}` : null,
    };
  });
}
