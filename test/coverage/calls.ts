import { calls } from '@pramaan/contract/calls.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { allFiles } from '../source/files.ts';
import { type GoldenCall, golden, type Item, type Shape } from './golden.ts';
import { shapeOf } from './records.ts';

const isParameter = (step: string) => /^\{\w+\}$|^:\w+$/.test(step);

/** Does a declared path answer a path of the specification? A variant ("personal") may be a parameter of ours. */
function samePath(wanted: string, declared: string): boolean {
  const [asked, ours] = [wanted.split('/'), declared.split('/')];
  return (
    asked.length === ours.length &&
    asked.every((step, at) => {
      const own = ours[at] ?? '';
      return isParameter(own) || (!isParameter(step) && step === own);
    })
  );
}

const members = (schema: unknown): string[] => {
  const shape: Shape = shapeOf(schema);
  return typeof shape === 'object' && !Array.isArray(shape) ? Object.keys(shape) : [];
};

const incomplete = (what: string, wanted: readonly string[] | undefined, found: readonly string[]) => {
  const missing = (wanted ?? []).filter((name) => !found.includes(name));
  return missing.length > 0 ? [`its ${what} lacks ${missing.join(', ')}`] : [];
};

/** Calls to the outside whose place is taken by one of our own, answered on our own server. */
const answeredHere: Readonly<Record<string, string>> = { geocoding: 'GET /places/near' };

function portProblem(port: string | undefined): string | null {
  if (port === undefined) return null;
  const own = answeredHere[port];
  if (calls.some(({ method, path }) => `${method} ${path}` === own)) return null;
  const folder = `apps/api/src/providers/${port}/`;
  return allFiles('apps/api').some((path) => path.startsWith(folder)) ? null : `nothing under ${folder}`;
}

function callProblem(wanted: GoldenCall): string | null {
  const unplugged = portProblem(wanted.port);
  if (unplugged || wanted.path === null) return unplugged;
  const base = wanted.path.startsWith('/kyc/') ? 'kyc' : 'api';
  const path = base === 'kyc' ? wanted.path.slice('/kyc'.length) : wanted.path;
  const fits = (call: Call) => call.base === base && call.method === wanted.method;
  const call =
    calls.find((declared) => fits(declared) && declared.path === path) ??
    calls.find((declared) => fits(declared) && samePath(path, declared.path));
  if (!call) return 'not declared in the contract';
  const wrong = [
    ...incomplete('body', wanted.body, [...members(call.body), ...call.files]),
    ...incomplete('query', wanted.query, members(call.query)),
    ...incomplete('reply', wanted.result, members(call.result)),
  ];
  return wrong.join('; ') || null;
}

/** Every call of P §7 and C §7. */
export function callItems(): Item[] {
  return golden.calls.map((wanted) => ({
    kind: 'call',
    id: `${wanted.method} ${wanted.path ?? wanted.outside}${wanted.variant ? ` (${wanted.variant})` : ''}`,
    issue: wanted.issue,
    problem: callProblem(wanted),
  }));
}
