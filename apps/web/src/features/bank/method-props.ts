import type { Source } from './sources.ts';

/** What the form of every way is given. */
export interface MethodProps {
  applicantId: string;
  /** The sources behind the way, best first. */
  sources: readonly Source[];
  /** It did not work: which source, and why. */
  onFailed: (source: string, sentence: string) => void;
  /** An account has come. */
  onCame: () => void;
}
