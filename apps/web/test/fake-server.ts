import { vi } from 'vitest';
import { answerUploads } from './fake-uploads.ts';

export interface Asked {
  method: string;
  url: string;
  body: unknown;
}

interface Said {
  status?: number;
  body: object;
  /** Sent before the answer to a caller who takes lines. */
  lines?: readonly object[];
  /** The lines break off before the answer. */
  cut?: boolean;
}
type Answer = Said | 'no network';

/** What a call was sent with: JSON as a value, a form as its members. */
function bodyOf(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof FormData ? Object.fromEntries(body) : undefined;
}

/** A success of the contract. */
export const took = (result: object): Said => ({ body: { success: true, message: '', result } });
/** A refusal of the contract. */
export const refused = (code: string, message: string, status = 200): Said => ({
  status,
  body: { success: false, code, message },
});

/**
 * Answers in place of the server, whether it is asked by `fetch` or by XMLHttpRequest (uploads, which tell how much
 * has gone: before the answer, or with it). Gives back all that was asked.
 */
export function fakeServer(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  upload: 'all gone at once' | 'with the answer' = 'with the answer',
): Asked[] {
  const all: Asked[] = [];
  async function reply(
    asked: Asked,
  ): Promise<{ status: number; text: string; lines?: readonly object[] | undefined }> {
    all.push(asked);
    const said = await answer(asked);
    if (said === 'no network') throw new TypeError('no network');
    return { status: said.status ?? 200, text: said.cut ? '' : JSON.stringify(said.body), lines: said.lines };
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const { status, text } = await reply({ method, url, body: bodyOf(body) });
    signal?.throwIfAborted();
    return new Response(text, { status });
  });
  answerUploads(({ body, ...sent }) => reply({ ...sent, body: bodyOf(body) }), upload);
  return all;
}
