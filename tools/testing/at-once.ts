import { totalmem } from 'node:os';

/** What a process of tests and what it starts may hold: a database compiled to WebAssembly, threads that read pictures, a browser. */
const bytesEach = 4e9;

/** Test processes, or journeys, at once: three leave less of two cores idle while tests wait, where there is memory for them. */
export const atOnce = totalmem() >= 3 * bytesEach ? 3 : 2;
