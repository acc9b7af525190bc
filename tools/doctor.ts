import { connect } from 'node:net';
import { type Config, readConfig } from '../apps/api/src/config.ts';
import { type Outside, outsideOf, type Service } from '../apps/api/src/providers/outside.ts';
import { portTitles } from '../apps/api/src/providers/ports.ts';

/**
 * `npm run doctor`: reads the settings as the product would, and prints of each outside service whether it is on, played
 * by the sandbox or off, what turns it on, whether its host can be reached, and what of its wire format nobody has
 * confirmed. Ends with 1 when a setting is wrong or a host cannot be reached. Nothing is asked of a service.
 */
const patienceMs = 3_000;
const usualPorts: Readonly<Record<string, number>> = {
  'https:': 443,
  'http:': 80,
  'smtps:': 465,
  'smtp:': 587,
};

/** Whether a connection to the address's host comes about; blank, or why not. */
function whyUnreachable(address: string): Promise<string> {
  const { hostname, port, protocol } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (usualPorts[protocol] ?? 443) });
    const end = (reason: string) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(patienceMs, () => end('no connection in time'));
    socket.once('connect', () => end(''));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
}

interface Line {
  text: string;
  wrong: boolean;
}

async function lineOf({ port, wire, settings, isSandbox, needs, unconfirmed }: Service): Promise<Line> {
  const title = `${portTitles[port]} (${wire})`;
  if (!settings) return { text: `off      ${title}: set ${needs}`, wrong: false };
  const address = String(settings[needs]);
  const reason = isSandbox ? '' : await whyUnreachable(address);
  const state = isSandbox ? 'sandbox' : reason ? 'down   ' : 'on     ';
  const notes = [
    new URL(address).host,
    ...(reason ? [`unreachable: ${reason}`] : []),
    ...(unconfirmed ? [`not confirmed: ${unconfirmed}`] : []),
  ];
  return { text: `${state}  ${title}: ${notes.join('; ')}`, wrong: reason !== '' };
}

/** The settings of the product and of its services, or the sentence of what is wrong with them. */
function read(): { config: Config; outside: Outside } | string {
  try {
    const config = readConfig(process.env);
    return { config, outside: outsideOf(config) };
  } catch (error) {
    return (error as Error).message;
  }
}

const found = read();
if (typeof found === 'string') {
  console.log(found);
  process.exitCode = 1;
} else {
  const { config, outside } = found;
  const lines = await Promise.all(outside.services.map(lineOf));
  const database = config.databaseUrl && (await whyUnreachable(config.databaseUrl));
  console.log(`${config.production ? 'production' : 'development'}, ${config.publicUrl}`);
  console.log(`database: ${config.databaseUrl ? database || 'reachable' : `embedded, in ${config.dataDir}`}`);
  console.log(`files:    ${config.s3 ? new URL(config.s3.endpoint).host : `in ${config.dataDir}`}`);
  console.log(`scanner:  ${config.antivirus ? config.antivirus.url : 'none: set CLAMD_URL'}\n`);
  for (const { text } of lines) console.log(text);
  process.exitCode = database || lines.some(({ wrong }) => wrong) ? 1 : 0;
}
