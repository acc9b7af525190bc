/** A small seeded generator, so that a failing mutation can be made again. Source: Mulberry32. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** One to four random edits of `bytes`: a changed, dropped, doubled or inserted run. */
export function mutated(bytes: Uint8Array, random: (below: number) => number): Buffer {
  let result = Buffer.from(bytes);
  for (let edits = 1 + random(4); edits > 0; edits--) {
    const at = random(result.length + 1);
    const run = result.subarray(at, at + 1 + random(40));
    const noise = Buffer.from(Array.from({ length: 1 + random(6) }, () => random(256)));
    const markup = Buffer.from(
      ['<', '>', '"', '<!--', '-->', '&#0;', '&amp;', '<?x?>', '/', '<a>', '()', '[0 1]', '<<', '>>', 'obj'][
        random(15)
      ] ?? '',
    );
    const edit = [noise, markup, Buffer.concat([run, run]), Buffer.alloc(0)][random(4)] ?? noise;
    const dropped = random(3) === 0 ? run.length : Math.min(edit.length, result.length - at);
    result = Buffer.concat([result.subarray(0, at), edit, result.subarray(at + dropped)]);
  }
  return result;
}
