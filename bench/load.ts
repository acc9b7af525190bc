import { readFileSync } from 'node:fs';
import autocannon, { type Options } from 'autocannon';

/* Sends requests as fast as they are answered, as a program of its own. One argument: a file with the options as JSON. */

interface Load extends Options {
  expects?: string;
}

const { requests, expects, ...options } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Load;

let connected = 0;
const result = await autocannon({
  ...options,
  // Each connection has a share of its own: all of them for everyone would ask the same at the same moment.
  ...(requests
    ? {
        setupClient: (client) => {
          const mine = connected++ % options.connections;
          client.setRequests(requests.filter((_, at) => at % options.connections === mine));
        },
      }
    : {}),
  ...(expects ? { verifyBody: (body) => body.includes(expects) } : {}),
});
const { errors, timeouts, non2xx, mismatches } = result;
const failed = [
  errors && `${errors} broke off`,
  timeouts && `${timeouts} timed out`,
  non2xx && `${non2xx} were refused`,
  mismatches && `${mismatches} were refused in their answer`,
];
process.stdout.write(
  JSON.stringify({
    rate: result['2xx'] / result.duration,
    answered: result['2xx'],
    failed: failed.filter(Boolean).join(', '),
    p50: result.latency.p50,
    p99: result.latency.p99,
  }),
);
