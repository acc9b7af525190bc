/** A message as `GET /inbox/messages` shows it (product §1). */
export interface Message {
  to: string;
  channel: 'sms' | 'email';
  text: string;
  subject?: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

const most = 1_000;

/** The recipient as people look for it: a mobile without its country code, an e-mail address in small letters. */
export function recipient(to: string): string {
  const trimmed = to.trim();
  return trimmed.includes('@') ? trimmed.toLowerCase() : trimmed.replace(/^(\+?91)(?=[6-9]\d{9}$)/, '');
}

/** The messages "sent", newest first; the oldest go when there are more than a thousand. */
export function outbox() {
  let sent: Message[] = [];
  return {
    put(message: Omit<Message, 'sentAt'>): void {
      sent = [{ ...message, to: recipient(message.to), sentAt: new Date().toISOString() }, ...sent].slice(
        0,
        most,
      );
    },
    to: (address: string): readonly Message[] =>
      address.trim() === '' ? sent : sent.filter(({ to }) => to === recipient(address)),
    recipients: (): readonly string[] => [...new Set(sent.map(({ to }) => to))].sort(),
    clear(): void {
      sent = [];
    },
  };
}
export type Outbox = ReturnType<typeof outbox>;
