import { read, readRole, typedShelf } from './storage.ts';
import { hasLiveToken, storedToken } from './token.ts';

/*
 * What the first page is sure to ask, asked before the app is here: on a slow network an answer takes as long as half the app,
 * and both can come at once (decision 0109).
 */

interface Asked {
  answer: Promise<Response>;
  token: string | null;
}

const asked = new Map<string, Asked>();
/** The address that was opened; on another page the answers would be old. */
let opened = '';

/** Pages behind a login ask who it is. */
const behindLogin = /^\/(?:laas|admin)(?:\/|$)/;

const place = /\{(\w+)\}/g;

/** Where the page at this address will ask; `needs` is what the server wrote in its head. */
export function earlyAddresses(path: string, needs: string): string[] {
  if (!behindLogin.test(path) || !hasLiveToken()) return [];
  const places: Readonly<Record<string, string | undefined>> = {
    id: read('applicantId') ?? undefined,
    language: document.documentElement.lang,
    case: /^\/admin\/applicants\/([\w-]+)/.exec(path)?.[1],
    account: /[\w-]+$/.exec(path)?.[0],
  };
  // Not the draft: what the page before still sends as it closes would make this one's version old.
  const calls = needs.split(' ').filter(Boolean);
  const known = (call: string) => [...call.matchAll(place)].every(([, name = '']) => places[name]);
  return [
    '/api/session',
    ...calls.flatMap((call) => {
      const [template = '', allowed] = call.split('#');
      const may = allowed === undefined || allowed.split(',').includes(String(readRole()));
      return may && known(template) ? template.replace(place, (_, name: string) => places[name] ?? '') : [];
    }),
  ];
}

/** Asks for it. Called once, by the first script of the page. */
export function askEarly(): void {
  opened = window.location.pathname;
  const needs = document.querySelector<HTMLMetaElement>('meta[name=needs]')?.content ?? '';
  const token = storedToken();
  for (const address of earlyAddresses(opened, needs)) {
    const answer = fetch(address, {
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(token ? { token } : {}) },
    }).then(readWhole);
    // Whoever takes it hears of a failure.
    answer.catch(() => undefined);
    asked.set(address, { answer, token });
  }
}

/** The same answer, read: one that nobody takes and nobody reads would keep its connection. */
async function readWhole(answer: Response): Promise<Response> {
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength > 0 ? bytes : null, answer);
}

/** What the server named for people who have typed nothing on this device: the questions that they begin with. */
export function fetchForFirstVisit(): void {
  const named = document.querySelector<HTMLTemplateElement>('template#first-visit');
  if (!named || !hasLiveToken() || localStorage.getItem(typedShelf)) return;
  document.head.append(named.content);
}

/** The answer to a GET that is under way already, once, while the page that was opened still stands. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const found = asked.get(address);
  asked.delete(address);
  return found && found.token === storedToken() && window.location.pathname === opened
    ? found.answer
    : undefined;
}

/** What was asked before something changed is old. */
export const forgetEarly = (): void => asked.clear();
