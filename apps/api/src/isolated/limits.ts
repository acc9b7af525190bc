/** How long a file may be read, and with how much memory. Times in milliseconds. */
export interface IsolationLimits {
  /** Work of the thread itself: a busy machine does not count against a file. */
  processorMs: number;
  /** By the clock, from the start of the thread: waiting for a free place does not count. */
  timeoutMs: number;
  /** JavaScript heap of the thread. Pixels and WebAssembly lie outside it; the tasks bound those themselves. */
  memoryMb: number;
}

/** What a task may use beside its own thread: a long file is read by several. */
export interface MoreThreads extends Pick<IsolationLimits, 'processorMs' | 'memoryMb'> {
  /** As many threads more, each with these limits. */
  cores: number;
}

/** No thread but its own. */
export const alone: MoreThreads = { cores: 0, processorMs: 0, memoryMb: 0 };
