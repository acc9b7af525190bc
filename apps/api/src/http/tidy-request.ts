import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { typedText } from '../platform/typed-text.ts';

const refused = (sentence: string) => new ApiError('BAD_REQUEST', sentence);

/** Members that hold a password: it is compared as it was typed (NIST SP 800-63B §3.1.1.2). */
const passwords = new Set(['password', 'oldpass', 'newpassword']);

function tidyText(text: string, name = ''): string {
  if (text.includes('\u0000')) throw refused('The request has a character that cannot be stored.');
  return passwords.has(name) ? text : typedText(text);
}

function checkedName(name: string): string {
  if (name.length > limits.jsonName)
    throw refused(
      `The request has a member whose name is longer than ${limits.jsonName} characters. Shorten it.`,
    );
  if (name.includes('\u0000')) throw refused('The request has a character that cannot be stored.');
  return name;
}

/**
 * A request's values as every call takes them: text, passwords apart, without what is not seen (`typedText`). Throws
 * BAD_REQUEST for what is an attack or cannot be stored, whatever the call's schema allows: too many members, too deep, a
 * long name, a NUL.
 */
export function tidyRequest<Values extends object>(values: Values): Values {
  let members = 0;
  const counted = () => {
    members += 1;
    if (members > limits.jsonMembers)
      throw refused(
        `The request has more than ${limits.jsonMembers.toLocaleString('en-IN')} members. Send fewer at once.`,
      );
  };
  const tidied = (value: unknown, depth: number, called?: string): unknown => {
    if (depth > limits.jsonDepth) throw refused('The request is nested too deeply.');
    if (typeof value === 'string') return tidyText(value, called);
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value))
      return value.map((item) => {
        counted();
        return tidied(item, depth + 1);
      });
    const entries: [string, unknown][] = [];
    // Not Object.entries: of a million members only those that are taken are looked at.
    for (const name in value) {
      counted();
      entries.push([checkedName(name), tidied((value as Record<string, unknown>)[name], depth + 1, name)]);
    }
    return Object.fromEntries(entries);
  };
  return Object.fromEntries(
    Object.entries(values).map(([part, value]) => [part, tidied(value, 1)]),
  ) as Values;
}
