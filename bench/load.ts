import { readFileSync } from 'node:fs';
import autocannon, { type Options } from 'autocannon';

/* Sends requests as fast as they are answered, as a program of its own. One argument: a file with the options as JSON. */

const options = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Options;
const result = await autocannon(options);
const { errors, timeouts, non2xx } = result;
const failed = [
  errors && `${errors} broke off`,
  timeouts && `${timeouts} timed out`,
  non2xx && `${non2xx} were refused`,
];
process.stdout.write(
  JSON.stringify({
    rate: result['2xx'] / result.duration,
    failed: failed.filter(Boolean).join(', '),
    p50: result.latency.p50,
    p99: result.latency.p99,
  }),
);
