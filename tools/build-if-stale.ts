import { buildWeb, webIsFresh } from './web-build.ts';

/* Builds the web app unless the built one is of these sources: after `npm ci` (tools/prepare.mjs). */
if (!webIsFresh()) await buildWeb();
