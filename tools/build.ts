import { buildWeb } from './web-build.ts';

/* `npm run build`: the web app for production, with the compressed twin of each file. */
await buildWeb();
console.log('The web app is built: apps/web/dist');
