import { vi } from 'vitest';

interface Sent {
  method: string;
  url: string;
  body: unknown;
}

/**
 * Answers XMLHttpRequest, by which files go up. An upload tells how much has gone: before the answer, or with it. An
 * answer that throws is a connection that breaks. One with `lines` comes line by line, cut at any byte, as the server sends
 * it to those who wait.
 */
export function answerUploads(
  answer: (sent: Sent) => Promise<{ status: number; text: string; lines?: readonly object[] | undefined }>,
  gone: 'all gone at once' | 'with the answer' = 'with the answer',
): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      statusText = '';
      responseText = '';
      upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
      private type = 'application/json; charset=utf-8';
      onprogress?: () => void;
      onload?: () => void;
      onerror?: () => void;
      onabort?: () => void;
      private method = '';
      private url = '';
      private aborted = false;
      open(method: string, url: string) {
        this.method = method;
        this.url = url;
      }
      setRequestHeader() {}
      getResponseHeader() {
        return this.type;
      }
      abort() {
        this.aborted = true;
        this.onabort?.();
      }
      private sendLines(lines: readonly object[]) {
        this.type = 'application/x-ndjson; charset=utf-8';
        for (const line of lines) {
          const text = `${JSON.stringify(line)}\n`;
          for (const part of [text.slice(0, 5), text.slice(5)]) {
            this.responseText += part;
            this.onprogress?.();
          }
        }
      }
      send(body: unknown) {
        if (gone === 'all gone at once') this.upload.onload?.();
        answer({ method: this.method, url: this.url, body }).then(
          ({ status, text, lines }) => {
            if (this.aborted) return;
            const file =
              body instanceof FormData ? [...body.values()].find((one) => one instanceof Blob) : null;
            if (file instanceof Blob) this.upload.onprogress?.({ loaded: file.size });
            this.status = lines ? 200 : status;
            if (lines) this.sendLines(text === '' ? lines : [...lines, { status, ...JSON.parse(text) }]);
            else this.responseText = text;
            this.onload?.();
          },
          () => {
            if (!this.aborted) this.onerror?.();
          },
        );
      }
    },
  );
}
