/** A payment as a gateway tells of it. */
export interface Payment {
  id: string;
  status: 'pending' | 'paid' | 'refunded' | 'failed';
  /** Rupees. */
  amount: number;
  currency: string;
  /** ISO 8601. */
  at: string;
  /** Whose it is, as we told the gateway when it was begun; blank when nobody did. */
  custId: string;
  /** Why it failed; blank otherwise. */
  reason: string;
}

export interface Payments {
  /** The payment as it stands now; null when there is none by that id. Throws SourceDown. */
  find(id: string): Promise<Payment | null>;
}
