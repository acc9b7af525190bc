/** Ways in which an aggregator or a bank breaks the protocol itself, ordered by a test for the next answers. */
export const faultKinds = [
  'wrong-signature',
  'no-signature',
  'old-version',
  'stale',
  'tampered',
  'wrong-nonce',
  'odd-curve',
] as const;
export type InjectedFault = (typeof faultKinds)[number];

export function faultList() {
  let waiting: InjectedFault[] = [];
  return {
    order: (injectedFaults: InjectedFault) => waiting.push(injectedFaults),
    clear: () => {
      waiting = [];
    },
    /** Is this one next? Then it is used up. */
    take(injectedFaults: InjectedFault): boolean {
      if (waiting[0] !== injectedFaults) return false;
      waiting = waiting.slice(1);
      return true;
    },
  };
}
export type FaultList = ReturnType<typeof faultList>;
