import { vi } from 'vitest';
import { answerUploads } from './fake-uploads.ts';

export interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}
type Answer = unknown | ((asked: Asked) => unknown);

export const refusal = (code: string, message: string, status = 200) =>
  new Response(JSON.stringify({ success: false, code, message }), { status });

const bodyOf = (body: unknown): Record<string, unknown> => {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === 'string' ? JSON.parse(body) : {};
};

/**
 * A server that knows these calls, by `METHOD path-ending`, asked by `fetch` or by an upload; what it does not know fails
 * the test's expectation.
 */
export function serve(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  const reply = (method: string, url: string, body: unknown): Response => {
    const one = { method, path: url, body: bodyOf(body) };
    asked.push(one);
    const path = url.replace(/\?.*/, '');
    const key = Object.keys(answers)
      .filter((each) => each.startsWith(`${method} `) && path.endsWith(each.slice(method.length + 1)))
      .sort((a, b) => b.length - a.length)[0];
    if (!key) return refusal('NOT_FOUND', `nobody serves ${method} ${url}`, 404);
    const answer = answers[key];
    const result = typeof answer === 'function' ? answer(one) : answer;
    return result instanceof Response
      ? result.clone()
      : new Response(JSON.stringify({ success: true, message: '', result }));
  };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, { method = 'GET', body }: RequestInit = {}) => reply(method, url, body)),
  );
  answerUploads(async ({ method, url, body }) => {
    const said = reply(method, url, body);
    return { status: said.status, text: await said.text() };
  });
  return asked;
}
