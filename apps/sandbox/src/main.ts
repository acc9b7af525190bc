import { buildSandbox } from './app.ts';
import { readEnvironment } from './config.ts';

const { settings, port, smtpPort, clamdPort, host } = readEnvironment(process.env);
const app = await buildSandbox(settings);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => app.close().then(() => process.exit(0)));

await app.listen({ port, host });
// Port 0 asks the system for a free one: say which it gave.
const [address] = app.addresses();
const given = typeof address === 'object' ? address.port : port;
const near = host === 'localhost' ? '127.0.0.1' : host;
const mailPort = await app.mail.listen(smtpPort, near);
const scanner = clamdPort === null ? null : await app.antivirus.listen(clamdPort, near);
process.stdout.write(
  `Sandbox: http://localhost:${given}  inbox: http://localhost:${given}/inbox  mail: smtp://localhost:${mailPort}${scanner ? `  antivirus: tcp://127.0.0.1:${scanner}` : ''}\n`,
);
