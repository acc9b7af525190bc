import { endWithSentence, openEmbedded } from '../src/platform/open-database.ts';

/* `node apps/api/test/hold-folder.ts FOLDER`: opens the embedded database there, says so, and holds it until stdin ends. */

const db = await openEmbedded(process.argv[2] ?? '').catch(endWithSentence);
await db.script('create temporary table here (it text)');
process.stdout.write(`open as ${process.pid}\n`);
process.stdin.on('end', () => void db.close().then(() => process.exit(0)));
process.stdin.resume();
