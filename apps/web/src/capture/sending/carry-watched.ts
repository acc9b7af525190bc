import type { Carry } from '../../lib/client.ts';

/** Without a byte for this long a connection is taken for dead: mobile networks do not always say so. */
const silence = 60_000;
/** When all has gone the server has work to do, like reading a picture. */
const patience = 180_000;

/** Carries a request as `fetch` does, and tells how many bytes of its body have gone. */
export function carryWatched(gone: (bytes: number) => void = () => undefined): Carry {
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

function replyOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(hasNoBody(status) ? null : responseText, { status, statusText });
}
