/** What a PDF with files inside says in its own bytes: these dictionaries stand in the open, whatever else is packed. */
const traces = /\/(?:EmbeddedFile|EF|FileAttachment)\b/;

/** Whether a PDF may have files inside. Source: ISO 32000-1 §7.11.4, ISO 19005-3 §6.8. */
export function mayHaveAttachments(bytes: Uint8Array): boolean {
  return traces.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
}

const mostNamed = 3;

/** Said to whoever reviews the document. */
export function attachmentSentence(names: readonly string[]): string {
  const known = names.filter((name) => name !== '');
  const more = names.length - Math.min(known.length, mostNamed);
  const listed = known.slice(0, mostNamed).map((name) => `“${name}”`);
  const called = listed.length > 0 ? `: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}` : '';
  const files = names.length === 1 ? 'a file' : `${names.length} files`;
  return `The PDF has ${files} attached${called}. What is attached was not opened and is not part of what was read.`;
}
