/** Whether a file calls itself a PDF. Readers of PDF allow 1024 bytes before the mark. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');
