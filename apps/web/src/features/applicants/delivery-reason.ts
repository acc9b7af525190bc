/** A gateway's reason as words: ABSENT_SUBSCRIBER → Absent subscriber. Words of other gateways stay as they are. */
export function reasonWords(reason: string): string {
  if (!/^[A-Z0-9]+(?:_[A-Z0-9]+)*$/.test(reason)) return reason;
  const words = reason.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
