/** By which the HTML part names the logo among the e-mail's parts. */
export const logoCid = 'logo@pramaan';

export interface EmailMessage {
  to: string;
  subject: string;
  /** The whole e-mail as plain text. */
  text: string;
  /** The same as HTML; null: plain text alone. */
  html: string | null;
  /** PNG, sent along for the HTML part; null: none. */
  logo: Uint8Array | null;
}

/** Sends an e-mail. Throws when the server did not take it; the error names neither person nor text. */
export interface Email {
  send(message: EmailMessage): Promise<void>;
}
