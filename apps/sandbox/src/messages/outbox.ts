/** A message as `GET /inbox/messages` shows it (product §1). */
export interface Message {
  to: string;
  channel: 'sms' | 'email';
  text: string;
  subject?: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

/** A message as the inbox keeps it. */
export interface StoredMessage extends Message {
  id: number;
  /** The HTML part of an e-mail, if it has one. */
  html?: string;
}

const most = 1_000;

/** The recipient as people look for it: a mobile without its country code, an e-mail address in small letters. */
export function recipient(to: string): string {
  const trimmed = to.trim();
  return trimmed.includes('@') ? trimmed.toLowerCase() : trimmed.replace(/^(\+?91)(?=[6-9]\d{9}$)/, '');
}

/** The messages "sent", newest first; the oldest go when there are more than a thousand. */
export function outbox() {
  let sent: StoredMessage[] = [];
  let last = 0;
  return {
    put(message: Omit<StoredMessage, 'sentAt' | 'id'>): void {
      last += 1;
      const one = { ...message, id: last, to: recipient(message.to), sentAt: new Date().toISOString() };
      sent = [one, ...sent].slice(0, most);
    },
    find: (id: number): StoredMessage | undefined => sent.find((one) => one.id === id),
    to: (address: string): readonly StoredMessage[] =>
      address.trim() === '' ? sent : sent.filter(({ to }) => to === recipient(address)),
    recipients: (): readonly string[] => [...new Set(sent.map(({ to }) => to))].sort(),
    clear(): void {
      sent = [];
    },
  };
}
export type Outbox = ReturnType<typeof outbox>;
