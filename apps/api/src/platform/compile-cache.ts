import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/**
 * The whole environment of a thread or a process of ours that is given nothing else: where this process keeps compiled code, if it
 * does. Compiling is most of a thread's start, and Node loads its TypeScript compiler for a first module that it does not find
 * there. The new thread calls `flushCompileCache()` when its modules are loaded: it may be killed before it ends by itself.
 */
export function onlyCompileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
