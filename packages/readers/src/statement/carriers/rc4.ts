/** Takes bytes through RC4, from one block to the next without a break; the same call locks and unlocks. */
export type Rc4 = (bytes: Uint8Array) => Buffer;

/** RC4 under a key. Old workbooks are locked with it, and Node's own needs a provider that is not loaded. */
export function rc4(key: Uint8Array): Rc4 {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  let j = 0;
  for (let i = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return (bytes) => {
    const result = Buffer.alloc(bytes.length);
    for (const [at, byte] of bytes.entries()) {
      i = (i + 1) & 0xff;
      j = (j + (state[i] ?? 0)) & 0xff;
      swap(i, j);
      result[at] = byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0);
    }
    return result;
  };
}
