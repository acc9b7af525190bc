import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/**
 * The whole environment of a thread or a process of ours that is given nothing else: where this process keeps compiled code, if it
 * does. Compiling is most of a thread's start, and Node loads its TypeScript compiler for a first module that it does not find
 * there. Whoever starts keeps what it compiled by `flushCompileCache()` once it has loaded its modules: it may be killed later.
 */
export function onlyCompileCache(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
