import type { Messages } from './port.ts';

/** A message gateway over HTTP: `POST {url}/messages/sms` and `/messages/email`, key in `x-messages-key`. */
export function httpMessages({ url, key }: { url: string; key: string }): Messages {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-messages-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`The message gateway answered ${reply.status}.`);
  };
  return {
    sms: (to, text, templateId) => post('/messages/sms', { to, text, templateId }),
    email: (to, subject, text) => post('/messages/email', { to, subject, text }),
  };
}
