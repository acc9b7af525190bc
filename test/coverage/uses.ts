import { errors } from '@pramaan/contract/errors.ts';
import * as limits from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { textOf } from '../source/files.ts';
import { golden, type Item } from './golden.ts';
import { sources } from './texts.ts';

/*
 * A line of the specification that is declared and used by nothing is not there. This looks, in the sources of the product
 * without tests and generated files, for a use of each constant, key and message besides its declaration.
 */

/** Lines that are declared and used by nothing, each with the decision record that says why. */
export const decided: Readonly<Record<string, string>> = {
  // Written at login; pages ask the server, because a lender may change it meanwhile.
  segment: '0006',
};

const modules = sources.filter(({ path }) => /\.tsx?$/.test(path));
const catalogues = sources.filter(({ path }) => path.endsWith('.json'));
const text = new Map(modules.map(({ path }) => [path, textOf(path)]));
/** What only describes the API to readers uses nothing. */
const describes = (path: string) => path.startsWith('apps/api/src/http/reference/');
const word = (name: string) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`);

const usedOutside = (declaration: string, used: (path: string, code: string) => boolean): boolean =>
  modules.some(({ path, code }) => path !== declaration && !describes(path) && used(path, code));

/** Is a member of an exported object read, or the object as a whole? */
export function readsMember(code: string, object: string, member: string): boolean {
  if (!word(object).test(code)) return false;
  const local = new RegExp(`\\b${object} as (\\w+)`).exec(code)?.[1] ?? object;
  return (
    new RegExp(`(?<![\\w$.])${local}(?:\\.${member}(?![\\w$])|\\[)`).test(code) ||
    new RegExp(`\\{[^{}]*(?<![\\w$])${member}(?![\\w$])[^{}]*\\} = ${local}(?![\\w$])`).test(code)
  );
}

const inLimits = 'packages/contract/src/limits.ts';
/** Constants whose members are lines of their own; the others are one line each. */
const byMember = ['limits', 'map', 'settings', 'checkLimits'] as const;

function constantUses(): Item[] {
  return Object.entries(limits).flatMap(([name, value]) => {
    const isGroup = (byMember as readonly string[]).includes(name);
    const lines = isGroup ? Object.keys(value).map((member) => [`${name}.${member}`, member]) : [[name, '']];
    return lines.map(([id = '', member = '']) => {
      const used = usedOutside(inLimits, (_, code) =>
        member ? readsMember(code, name, member) : word(name).test(code.replace(/^import[^;]*;/gm, '')),
      );
      return { kind: 'use of a constant', id, issue: 15, problem: used ? null : 'nothing reads it' };
    });
  });
}

const inMessages = 'packages/contract/src/messages.ts';
const inErrors = 'packages/contract/src/errors.ts';
const throwsCode = (code: string) =>
  modules.some(({ path, literals }) => path !== inErrors && !describes(path) && literals.has(code));

/** Sentences of the contract: each is read by a module, or its error code is thrown by one. */
function messageUses(): Item[] {
  const said = Object.keys(messages).map((name) => ({
    id: `messages.${name}`,
    used:
      usedOutside(inMessages, (path, code) => path !== inErrors && readsMember(code, 'messages', name)) ||
      Object.entries(errors).some(
        ([code, { message }]) =>
          message.includes(messages[name as keyof typeof messages]) && throwsCode(code),
      ),
  }));
  const thrown = Object.keys(errors).map((code) => ({ id: `errors.${code}`, used: throwsCode(code) }));
  return [...said, ...thrown].map(({ id, used }) => ({
    kind: 'use of a message',
    id,
    issue: 15,
    problem: used ? null : 'nothing says it',
  }));
}

/** Texts of screens that the specification prints: some page shows the catalogue's entry. */
function shownTexts(): Item[] {
  return catalogues.flatMap(({ path }) => {
    const entries = Object.entries(JSON.parse(textOf(path)) as Record<string, string>);
    return entries
      .filter(([, english]) => golden.messages.some((wanted) => wanted.text === english))
      .map(([name, english]) => {
        const used = modules.some(({ code }) => new RegExp(`(?<![\\w$])m\\.${name}(?![\\w$])`).test(code));
        return {
          kind: 'use of a text',
          id: `${name} (${english})`,
          issue: 15,
          problem: used ? null : 'no page shows it',
        };
      });
  });
}

/** Session keys: each is written, and read back. */
function sessionKeyUses(): Item[] {
  const web = modules.filter(({ path }) => path.startsWith('apps/web/src/'));
  const calls = (name: string, keys: readonly string[]) =>
    web.some(({ path }) =>
      keys.some((key) => new RegExp(`\\b${name}\\w*\\(\\s*'${key}'`).test(text.get(path) ?? '')),
    );
  return golden.sessionKeys.map(({ meaning, names }) => {
    const idle = ['write', 'read'].filter((verb) => !calls(verb, names));
    return {
      kind: 'use of a session key',
      id: meaning,
      issue: 15,
      problem: idle.length > 0 ? `no call of ${idle.join(' or ')} names it` : null,
    };
  });
}

/** Draft keys: each is named by something besides the list of keys. */
function draftKeyUses(): Item[] {
  const list = 'apps/web/src/documents/draft-store.ts';
  return Object.values(golden.draftKeys.groups)
    .flat()
    .map((key) => {
      const used = modules.some(
        ({ path, code, literals }) => path !== list && (literals.has(key) || word(key).test(code)),
      );
      return {
        kind: 'use of a draft key',
        id: key,
        issue: 15,
        problem: used ? null : 'nothing keeps or reads it',
      };
    });
}

/** Every constant, key and message that the specification names, with what is wrong when nothing uses it. */
export const useItems = (): Item[] => [
  ...constantUses(),
  ...messageUses(),
  ...shownTexts(),
  ...sessionKeyUses(),
  ...draftKeyUses(),
];
