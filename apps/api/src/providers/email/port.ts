export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
}

/** Sends an e-mail. Throws when the server did not take it; the error names neither person nor text. */
export interface Email {
  send(message: EmailMessage): Promise<void>;
}
