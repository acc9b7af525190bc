import type { FastifyRequest } from 'fastify';
import { YodleeError } from './errors.ts';

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object under `name` in a body of JSON, or in an older client's form member `<name>Param` (standards §6.1). */
export function bodyPart(request: FastifyRequest, name: string): Members {
  const body: unknown = request.body;
  if (!isMembers(body)) throw new YodleeError('Y811', name);
  let whole: unknown = body;
  const form = body[`${name}Param`];
  if (typeof form === 'string') {
    try {
      whole = JSON.parse(form);
    } catch {
      throw new YodleeError('Y800', `${name}Param`);
    }
  }
  const part = isMembers(whole) ? whole[name] : undefined;
  if (!isMembers(part)) throw new YodleeError('Y811', name);
  return part;
}

/** A member that must be text and not empty. */
export function textOf(members: Members, name: string): string {
  const value = members[name];
  if (typeof value !== 'string' || value === '') throw new YodleeError('Y811', name);
  return value;
}

export type Query = Readonly<Record<string, string | undefined>>;

/** `top` and `skip` of a list; 500 is the most. */
export function pageOf(query: Query): { top: number; skip: number } {
  const [top = '500', skip = '0'] = [query.top, query.skip];
  if (!/^\d{1,4}$/.test(top) || Number(top) < 1 || Number(top) > 500) throw new YodleeError('Y804');
  if (!/^\d{1,7}$/.test(skip)) throw new YodleeError('Y800', 'skip');
  return { top: Number(top), skip: Number(skip) };
}

/** A day, YYYY-MM-DD. */
export function dayOf(query: Query, name: string, otherwise: string): string {
  const given = query[name];
  if (given === undefined || given === '') return otherwise;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || Number.isNaN(Date.parse(given)))
    throw new YodleeError('Y800', name);
  return given;
}
