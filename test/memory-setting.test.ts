import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frugalMemory, service } from '../tools/children.ts';
import { textOf } from './source/files.ts';

test('the product starts with two memory arenas: by npm start and in the image', async () => {
  const lines: string[] = [];
  const program = ['-e', 'console.log(process.env.MALLOC_ARENA_MAX)'];
  await service('program', program, (line) => lines.push(line), {}).ended;
  await service('program', program, (line) => lines.push(line), { MALLOC_ARENA_MAX: '8' }).ended;
  assert.deepEqual(lines, [frugalMemory.MALLOC_ARENA_MAX, '8']);
  assert.match(
    textOf('Dockerfile'),
    new RegExp(`^ENV .*\\bMALLOC_ARENA_MAX=${frugalMemory.MALLOC_ARENA_MAX}$`, 'm'),
  );
});
