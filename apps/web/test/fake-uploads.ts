import { vi } from 'vitest';

interface Sent {
  method: string;
  url: string;
  body: unknown;
}

/**
 * Answers XMLHttpRequest, by which files go up. An upload tells how much has gone: before the answer, or with it. An
 * answer that throws is a connection that breaks.
 */
export function answerUploads(
  answer: (sent: Sent) => Promise<{ status: number; text: string }>,
  gone: 'all gone at once' | 'with the answer' = 'with the answer',
): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      statusText = '';
      responseText = '';
      upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
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
      abort() {
        this.aborted = true;
        this.onabort?.();
      }
      send(body: unknown) {
        if (gone === 'all gone at once') this.upload.onload?.();
        answer({ method: this.method, url: this.url, body }).then(
          ({ status, text }) => {
            if (this.aborted) return;
            const file =
              body instanceof FormData ? [...body.values()].find((one) => one instanceof Blob) : null;
            if (file instanceof Blob) this.upload.onprogress?.({ loaded: file.size });
            this.status = status;
            this.responseText = text;
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
