import { buildWeb } from './web-build.ts';

/* `npm run build`: builds the web app for production, with a compressed copy of each file. */
await buildWeb();
console.log('Built the web app: apps/web/dist');
