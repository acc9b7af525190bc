import S3rver from '@20minutes/s3rver';

/* An S3 server that is not ours, as a program: `node s3-program.ts FOLDER PORT`. Killed and started again, it has its objects. */

const [directory = '', port = '0'] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'pramaan' }],
});
// It leaves the last slash out of what it compares, and the SDK signs a bucket's address with one. Objects are compared.
server.middleware.unshift((context, next) => {
  if (/^\/[^/]+\/$/.test(context.path))
    context.app = Object.assign(Object.create(context.app), { allowMismatchedSignatures: true });
  return next();
});
const at = await server.run();
process.stdout.write(`S3: ${at.port}\n`);
