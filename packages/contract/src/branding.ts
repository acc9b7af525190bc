/** A lender's own words, and the longest each may be. Blank: ours stand there, or none. */
export const ownTexts = {
  /** Under the title of the first page. */
  welcome: 200,
  /** Whom people ask: under every page of theirs, and under e-mails. */
  help: 200,
  /** The grievance officer with address (DPDP s.8(9); RBI Digital Lending Directions, P11). */
  grievance: 300,
  /** At the foot of every document: the registered name, office and number. */
  letterhead: 300,
} as const;
export type OwnText = keyof typeof ownTexts;
export const ownTextNames = Object.keys(ownTexts) as OwnText[];

/** What stands in `lender.branding`. */
export interface StoredBranding {
  accent?: string;
  logo?: { sha256: string; width: number; height: number };
  texts?: Partial<Record<OwnText, string>>;
}

/** Where a logo is fetched: it is named by what it shows, so a new one has a new address. */
export const logoAddress = ({ logo }: StoredBranding): string =>
  logo ? `/api/site/logo/${logo.sha256}` : '';
