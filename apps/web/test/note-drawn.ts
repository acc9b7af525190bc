import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

/** Text between tags, and what a field or a button says of itself. */
const texts = /(?<=>)[^<>]+(?=<)|(?<=(?:placeholder|aria-label|title|value)=")[^"]+/g;
const longest = 200;

interface Noted {
  texts: Set<string>;
  keys: Set<string>;
}

const watched: { noted: Noted | null } = { noted: null };

function noteText(html: string): void {
  for (const [text] of html.matchAll(texts))
    if (text.length <= longest) watched.noted?.texts.add(text.replaceAll('&amp;', '&').trim());
}

/** Hears of everything that is drawn in the page. */
function watchPage(): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      for (const node of addedNodes)
        noteText(node instanceof Element ? node.outerHTML : `>${node.textContent ?? ''}<`);
      if (addedNodes.length === 0 && target instanceof Text) noteText(`>${target.data}<`);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Hears which keys of the browser's storage are written and read. */
function watchStorage(): void {
  const { setItem, getItem } = Storage.prototype;
  Storage.prototype.setItem = function set(key, value) {
    watched.noted?.keys.add(`write ${key}`);
    return setItem.call(this, key, value);
  };
  Storage.prototype.getItem = function get(key) {
    const value = getItem.call(this, key);
    if (value !== null) watched.noted?.keys.add(`read ${key}`);
    return value;
  };
}

/**
 * Notes which texts the components of a test file drew and which keys they kept, while a run of `npm test` asks for it
 * (SPEC_SEEN names the folder): its last step fails for what the specification prints and nobody did.
 */
export function noteDrawn(): void {
  const folder = process.env.SPEC_SEEN;
  if (!folder) return;
  if (watched.noted === null) {
    watchPage();
    watchStorage();
  }
  const noted: Noted = { texts: new Set(), keys: new Set() };
  watched.noted = noted;
  const test = expect.getState().testPath?.replace(/^.*(?=apps\/web\/)/, '') ?? '';
  afterAll(() => {
    const line = JSON.stringify({ test, texts: [...noted.texts], keys: [...noted.keys] });
    appendFileSync(
      join(folder, `web-${process.pid}.jsonl`),
      `${line}
`,
    );
  });
}
