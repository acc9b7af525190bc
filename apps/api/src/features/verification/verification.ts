import type { Check, Verdict } from '@pramaan/documents/tree.ts';
import type { Sender } from '../../isolated/sender.ts';

/** What the person gave, and the contacts of theirs that an issuer may hold too. */
export interface Given {
  file: Buffer | undefined;
  values: Readonly<Record<string, string>>;
  contacts: { mobile: string; email: string };
  sender: Sender;
}

export interface LocalVerification {
  status: Verdict;
  record: Record<string, unknown>;
  checks: Check[];
  provider: string;
  sentence: string;
}

/** Where further UIDAI certificates lie that the operator trusts, and the sandbox when it is the outside world. */
export interface Trust {
  keysFolder: string | null;
  sandbox: string | null;
}
