import type { Control } from '@pramaan/documents/field.ts';
import type { Asked } from '@pramaan/documents/fixtures/fixture.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import type { Service } from './services.ts';

/** What the sandbox does with a request. Source: standards, appendix B, "Deterministic triggers". */
export type Trigger = 'success' | 'mismatch' | 'not-found' | 'source-down' | 'slow';

const byDigit: Readonly<Record<string, Trigger>> = {
  6: 'mismatch',
  7: 'not-found',
  8: 'source-down',
  9: 'slow',
};

/** What identifies a record is a number or a name; not a day, a choice, an amount or an address. */
const identifying: ReadonlySet<Control> = new Set<Control>(['text', 'number']);
const isUuid = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

const lastDigit = (value: string) => /(\d)\D*$/.exec(value)?.[1];

/** The trigger: the last digit of the first identifying value asked. */
export function triggerOf(service: Service, asked: Asked): Trigger {
  const values = Object.values(service.vendor.request)
    .filter((name) => identifying.has(service.method.capture[name]?.control ?? 'file'))
    .map((name) => asked[name] ?? '');
  // Ids made by machines end in any digit; nobody chose it.
  const chosen = values.filter((value) => !isUuid(value));
  const digit = chosen.map(lastDigit).find((found) => found !== undefined);
  return byDigit[digit ?? ''] ?? 'success';
}

/** The person whom a mismatching source knows under that number: the same, with another's name. */
export function someoneElse(person: Person): Person {
  return { ...person, name: 'SOMEONE ELSE', firstName: 'SOMEONE', lastName: 'ELSE' };
}
