import { buildSandbox } from './app.ts';
import { readEnvironment } from './config.ts';

const { settings, port, host } = readEnvironment(process.env);
const app = await buildSandbox(settings);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => app.close().then(() => process.exit(0)));

await app.listen({ port, host });
process.stdout.write(`Sandbox: http://localhost:${port}  inbox: http://localhost:${port}/inbox\n`);
