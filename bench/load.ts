import { readFileSync } from 'node:fs';
import autocannon, { type Options } from 'autocannon';

/* Sends requests as fast as they are answered, as a program of its own. One argument: a file with the options as JSON. */

const options = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Options;
const result = await autocannon(options);
const failed = result.errors + result.timeouts + result.non2xx;
process.stdout.write(
  JSON.stringify({
    rate: result['2xx'] / result.duration,
    failed,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }),
);
