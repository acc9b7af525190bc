import { vi } from 'vitest';

interface Caught {
  name: string;
  file: Blob;
}

/** What the page hands to the browser's downloads, which jsdom does not have. */
export function catchDownloads(): Caught[] {
  const made = new Map<string, Blob>();
  const caught: Caught[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob) {
        const address = `blob:${made.size}`;
        made.set(address, file);
        return address;
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = made.get(this.href);
    if (file) caught.push({ name: this.download, file });
  });
  return caught;
}
