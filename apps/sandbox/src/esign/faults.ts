/** Ways in which an answer is not what it should be, ordered by a test for the next answers. */
export const faultKinds = [
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
export type InjectedFault = (typeof faultKinds)[number];

export function faultList() {
  let waiting: InjectedFault[] = [];
  return {
    order: (injectedFaults: InjectedFault) => waiting.push(injectedFaults),
    clear: () => {
      waiting = [];
    },
    all: () => waiting,
    /** What to do wrong next; used up by that. Null: nothing. */
    take: (): InjectedFault | null => waiting.shift() ?? null,
  };
}
export type FaultList = ReturnType<typeof faultList>;
