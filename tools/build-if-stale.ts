import { buildWeb, webIsFresh } from './web-build.ts';

/* Builds the web app unless the build is current. Runs after `npm ci` (tools/prepare.mjs). */
if (!webIsFresh()) await buildWeb();
