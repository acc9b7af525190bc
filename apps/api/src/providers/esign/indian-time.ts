const offsetMs = 5.5 * 60 * 60 * 1000;

/** `yyyy-MM-ddTHH:mm:ss`, Indian time without an offset, as eSign writes it. */
export function indianTime(time: Date): string {
  return new Date(+time + offsetMs).toISOString().slice(0, 19);
}

/** Back from it, with or without parts of a second or an offset; null for what is no time. */
export function readIndianTime(text: string): Date | null {
  const [, local, offset = '+05:30'] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const time = new Date(`${local}${offset}`);
  return Number.isNaN(+time) ? null : time;
}
