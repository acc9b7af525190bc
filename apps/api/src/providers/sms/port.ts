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

/** What a gateway reports of a message that it took. */
export interface SmsReceipt {
  /** The gateway's id of the message. */
  id: string;
  outcome: 'delivered' | 'failed';
  /** When, by the gateway's clock; null when it does not say. */
  at: Date | null;
  /** The gateway's reason for a failure; blank otherwise. Never the text or the number. */
  reason: string;
}

/** A call of a gateway at our callback address. */
export interface ReceiptCall {
  query: Readonly<Record<string, unknown>>;
  /** As it came; blank for GET. */
  body: string;
  /** Its media type without parameters. */
  type: string;
}

/** How a gateway reports delivery. */
export interface SmsReceipts {
  /** The last step of our callback address: gateways do not sign their receipts. */
  secret: string;
  methods: readonly ('GET' | 'POST')[];
  /** The final receipts in a call, without those that are not final; null: this is not the gateway's format. */
  read(call: ReceiptCall): SmsReceipt[] | null;
}

export interface Sms {
  /** Its folder's name, by which messages and figures name it. */
  vendor: string;
  /**
   * Sends an SMS; the gateway's id for it, by which a receipt names it, blank when it gave none. Throws when the gateway did
   * not take it; the error names neither person nor text.
   */
  send(message: SmsMessage): Promise<string>;
  /** Null: no secret is set, and no receipts are taken. */
  receipts: SmsReceipts | null;
}
