import type { ReaderName } from '@pramaan/documents/define.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';

/**
 * A paper that everyone makes as they like: an employer, a landlord, a power company. Each is drawn in several layouts,
 * made after such papers and not after what the reader looks for.
 */
export interface EverydayPaper {
  /** As in addresses and file names: `payslip`. */
  name: string;
  title: string;
  reader: ReaderName;
  /** The names of its layouts; the first is the usual one. */
  layouts: readonly string[];
  /** `year`: of papers that are given for several times, another one for each. */
  make(person: Person, layout?: number, year?: string): Promise<Uint8Array>;
  /** Record path → value, as the paper says it; letter case, spaces and commas aside. */
  truth(person: Person): Readonly<Record<string, string>>;
}
