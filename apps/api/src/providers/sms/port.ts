/** An SMS of India carries the sender's registered header and the id of its registered text (TRAI DLT). */
export interface SmsMessage {
  /** Ten digits. */
  to: string;
  text: string;
  /** Six letters: what the phone shows as the sender. */
  header: string;
  /** 19 digits: the registered text's id. */
  templateId: string;
}

/** Sends an SMS. Throws when the gateway did not take it; the error names neither person nor text. */
export interface Sms {
  send(message: SmsMessage): Promise<void>;
}
