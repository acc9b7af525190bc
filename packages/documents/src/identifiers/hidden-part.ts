/**
 * Copies often come with digits blacked out as X or *. A number with a hidden part can be looked up by nobody,
 * so it is refused with its own sentence instead of a remark about its shape.
 */
export function hiddenPart(value: string): string | null {
  return /X{3,}$|X{4,}|\*/.test(value)
    ? 'Part of this number is hidden with X or *. Enter the full number as printed on the document.'
    : null;
}
