import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, readConfig } from '../apps/api/src/config.ts';
import { endRunning, type Service, service } from './children.ts';
import { onEnd } from './ending.ts';
import { layDemo } from './lay-demo.ts';
import { isFree } from './ports.ts';

/* `npm start`: builds the web app if needed, runs sandbox and product, and prints where to log in. */

/** A product that ends is noticed at once. One that lives this long without being ready hangs, also on a slow machine. */
const patience = 15 * 60_000;
/** A first start without a snapshot of the demo creates its data; on a busy machine that takes longer than people wait silently. */
const toldAfter = 15_000;
const warnings = 40;
const started: Service[] = [];
let stopping = false;

async function stopAll(code: number): Promise<never> {
  stopping = true;
  await endRunning();
  // The product first: its last calls may still need the outside world.
  for (const one of started.toReversed()) await one.stop();
  process.exit(code);
}

/** Shows every log line in production or when LOG_LEVEL is set, otherwise only warnings. */
function showLine(config: Config) {
  const all = config.production || process.env.LOG_LEVEL !== undefined;
  return (line: string) => {
    const level = /^\{.*?"level":(\d+)/.exec(line)?.[1];
    if (all || (level !== undefined && Number(level) >= warnings)) console.log(line);
  };
}

async function refuseTakenPorts(config: Config): Promise<void> {
  const sandbox = config.sandbox
    ? [
        ['SANDBOX_PORT', Number(new URL(config.sandbox).port), 3901] as const,
        ['SANDBOX_SMTP_PORT', config.sandboxSmtpPort, 4901] as const,
      ]
    : [];
  const wanted = [['PORT', config.port, 3900] as const, ...sandbox];
  for (const [setting, port, other] of wanted)
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is in use by another program. Stop it, or choose another port: ${setting}=${other} npm start`,
      );
}

/** Starts one program. When it stops unexpectedly, its last output is shown and everything is stopped. */
function begin(name: string, file: string, onLine: (line: string) => void): Service {
  const one = service(name, [file], onLine);
  started.push(one);
  void one.ended.then((how) => {
    if (stopping) return;
    console.error(
      `\nThe ${name} stopped: ${how}. Last output:\n${one.lines.map((line) => `  ${line}`).join('\n')}\n`,
    );
    void stopAll(1);
  });
  return one;
}

async function untilReady(config: Config): Promise<void> {
  const address = `http://localhost:${config.port}/health/ready`;
  const told = setTimeout(
    () => console.log('Still starting. A first start also fills the database, which can take minutes …'),
    toldAfter,
  );
  for (const since = Date.now(); Date.now() - since < patience; await sleep(25)) {
    const ready = await fetch(address).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready || stopping) return clearTimeout(told);
  }
  throw new Error(`The product did not respond at ${address} within ${patience / 60_000} minutes.`);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await refuseTakenPorts(config);
  await layDemo(config);
  if (stopping) return;
  if (config.sandbox) begin('sandbox', 'apps/sandbox/src/main.ts', showLine(config));
  console.log('Starting …');
  begin('product', 'apps/api/src/main.ts', showLine(config));
  // While these load their code: it is read from the disk when a browser asks for it.
  const [{ buildWeb, webIsFresh }, { startBox }] = await Promise.all([
    import('./web-build.ts'),
    import('./start-box.ts'),
  ]);
  if (!webIsFresh()) {
    console.log('Building the web app (first start only) …');
    await buildWeb();
  }
  await untilReady(config);
  if (!stopping) console.log(startBox(config));
}

onEnd(() => {
  console.log('\nStopping …');
  void stopAll(0);
});

await start().catch((error: Error) => {
  console.error(error.message);
  return stopAll(1);
});
