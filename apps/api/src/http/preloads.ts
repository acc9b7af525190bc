import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltFiles, filesOfParts, needsOfPage } from '@pramaan/contract/built-app.ts';
import { callsOf } from '@pramaan/contract/page-calls.ts';

const escaped = (text: string) => text.replaceAll('"', '%22');

/**
 * Names the files of a page in its head, and the calls that it is sure to make. Found one after the other, as each part asks for
 * the next, they came half a second later on a slow network.
 *
 * @param html the built page; what it names already is not named again
 * @param manifest of the same build; null when there is none
 */
export function withPreloads(html: string, manifest: BuiltFiles | null, address: string): string {
  if (!manifest) return html;
  const { parts, firstVisit } = needsOfPage(address);
  const calls = callsOf(parts);
  const surely = filesOfParts(manifest, parts);
  const perhaps = filesOfParts(manifest, firstVisit);
  const isNew = (file: string) => !html.includes(`/${file}"`);
  const isOther = (file: string) =>
    isNew(file) && !surely.scripts.includes(file) && !surely.styles.includes(file);
  const later = [
    ...perhaps.styles.filter(isOther).map((file) => link('rel="preload" as="style"', file)),
    ...perhaps.scripts.filter(isOther).map((file) => link('rel="modulepreload"', file)),
  ];
  const inHead = [
    ...(calls.length > 0 ? [`<meta name="needs" content="${calls.join(' ')}">`] : []),
    ...surely.styles.filter(isNew).map((file) => link('rel="stylesheet"', file)),
    ...surely.scripts.filter(isNew).map((file) => link('rel="modulepreload"', file)),
    // Only the first script knows whether this is a first visit.
    ...(later.length > 0 ? [`<template id="first-visit">${later.join('')}</template>`] : []),
  ];
  return html.replace('</head>', () => `${inHead.join('')}</head>`);
}

const link = (kind: string, file: string) => `<link ${kind} crossorigin href="/${escaped(file)}">`;

/** The manifest of the build whose page this is; read again when the page is another. */
export function manifestsIn(folder: string): (language: string, html: string) => Promise<BuiltFiles | null> {
  const known = new Map<string, { html: string; manifest: BuiltFiles | null }>();
  return async (language, html) => {
    const before = known.get(language);
    if (before?.html === html) return before.manifest;
    const text = await readFile(join(folder, language, '.vite', 'manifest.json'), 'utf8').catch(() => 'null');
    const manifest = JSON.parse(text) as BuiltFiles | null;
    known.set(language, { html, manifest });
    return manifest;
  };
}
