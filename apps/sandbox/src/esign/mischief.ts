/** Ways in which an answer is not what it should be, ordered by a test for the next answers. */
export const mischiefs = [
  'tampered',
  'unsigned',
  'wrong-responder',
  'other-transaction',
  'other-document',
  'missing-document',
  'second-signer',
  'wrong-authority',
  'expired-certificate',
  'no-signing-time',
  'old-answer',
  'doctype',
  'session-expired',
] as const;
export type Mischief = (typeof mischiefs)[number];

export function mischiefList() {
  let waiting: Mischief[] = [];
  return {
    order: (mischief: Mischief) => waiting.push(mischief),
    clear: () => {
      waiting = [];
    },
    all: () => waiting,
    /** What to do wrong next; used up by that. Null: nothing. */
    take: (): Mischief | null => waiting.shift() ?? null,
  };
}
export type MischiefList = ReturnType<typeof mischiefList>;
