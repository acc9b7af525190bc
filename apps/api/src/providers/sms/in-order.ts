import type { Sms, SmsMessage } from './port.ts';

/** The gateway that took an SMS, and its id for it; null when it gave none. */
export interface Taken {
  gateway: string;
  outsideId: string | null;
}

/**
 * Sends by the gateways one after another until one takes the message. Throws when none does, naming each gateway and
 * its fault, and neither person nor text.
 */
export async function sendInOrder(
  gateways: readonly (readonly [name: string, gateway: Sms])[],
  message: SmsMessage,
): Promise<Taken> {
  const faults: string[] = [];
  for (const [name, gateway] of gateways)
    try {
      return { gateway: name, outsideId: (await gateway.send(message)) || null };
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  throw new Error(faults.join(' ') || 'The lender uses no SMS gateway that is connected.');
}
