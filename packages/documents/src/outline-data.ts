import { type DocumentOutline, outlineOf } from './outline.ts';
import { documents } from './registry.ts';

/**
 * Every document's outline, in the order of its first card. The build of the web app puts the values here in place of the
 * code (apps/web/vite-outlines.ts), so that a list comes without the definitions.
 */
export const outlines: readonly DocumentOutline[] = documents.map(outlineOf);
