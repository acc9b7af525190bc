/** Sends short messages to people. Throws when the gateway did not take the message. */
export interface Messages {
  sms(to: string, text: string, templateId: string): Promise<void>;
  email(to: string, subject: string, text: string): Promise<void>;
}
