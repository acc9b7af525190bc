import type { Carry } from '../../lib/client.ts';
import type { Watch } from './shipment.ts';

/** Without a byte for this long a connection is taken for dead: mobile networks do not always say so. */
const silence = 60_000;
/** When all has gone the server has work to do, like reading a picture. */
const patience = 180_000;

const linesType = 'application/x-ndjson';
type Queued = Watch['queued'];

/** Carries a call that sends a file, and tells how far it is. */
export const carryFile = (file: File, { gone, queued }: Pick<Watch, 'gone' | 'queued'>): Carry =>
  carryWatched((bytes) => gone(Math.min(bytes, file.size)), queued);

/**
 * Carries a request as `fetch` does, and tells how many bytes of its body have gone, then how long the file waits to be
 * read: the server answers one who waits line by line, and the last line is the answer.
 */
export function carryWatched(gone: (bytes: number) => void = () => undefined, queued?: Queued): Carry {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const request = new XMLHttpRequest();
      let watchdog: ReturnType<typeof setTimeout> | undefined;
      const waitFor = (milliseconds: number) => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => request.abort(), milliseconds);
      };
      const giveUp = () => request.abort();
      const end = (settle: () => void) => () => {
        clearTimeout(watchdog);
        signal?.removeEventListener('abort', giveUp);
        settle();
      };
      request.open(method, url);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      if (queued) {
        request.setRequestHeader('accept', linesType);
        const tell = lineTeller(queued);
        request.onprogress = () => {
          waitFor(patience);
          if (isInLines(request)) tell(request.responseText);
        };
      }
      request.upload.onprogress = ({ loaded }) => {
        waitFor(silence);
        gone(loaded);
      };
      request.upload.onload = () => waitFor(patience);
      request.onload = end(() => resolve(replyOf(request)));
      const fail = end(() => reject(new TypeError('The request did not get through.')));
      request.onerror = fail;
      request.onabort = fail;
      signal?.addEventListener('abort', giveUp);
      waitFor(silence);
      request.send(body as XMLHttpRequestBodyInit);
    });
}

const hasNoBody = (status: number) => status === 204 || status === 205 || status === 304;

const isInLines = (request: XMLHttpRequest) =>
  request.getResponseHeader('content-type')?.startsWith(linesType) ?? false;

/** Tells of each whole line of a text that grows, once. */
function lineTeller(queued: Queued): (text: string) => void {
  let told = 0;
  return (text) => {
    for (let end = text.indexOf('\n', told); end >= 0; end = text.indexOf('\n', told)) {
      const line: { ahead?: number | null } = JSON.parse(text.slice(told, end));
      told = end + 1;
      if (line.ahead !== undefined) queued(line.ahead);
    }
  };
}

/** The status in the last line; that of a proxy without an answer when the lines broke off before it. */
function statusIn(line: string): number {
  try {
    return (JSON.parse(line) as { status?: number }).status ?? 502;
  } catch {
    return 502;
  }
}

function replyOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  if (isInLines(request)) {
    const answer = responseText.trimEnd().split('\n').at(-1) ?? '';
    return new Response(answer, { status: statusIn(answer) });
  }
  return new Response(hasNoBody(status) ? null : responseText, { status, statusText });
}
