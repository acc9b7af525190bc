import type { verifyConsentLink } from '@pramaan/contract/calls/consent.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import type { Purpose } from '@pramaan/contract/purposes.ts';
import { send } from '../../lib/client.ts';
import { publicClient } from '../../lib/public-client.ts';
import { type ConsentLink, mailTypeOf } from './link-query.ts';

export type Opened = ResultOf<typeof verifyConsentLink>;

/** P §6: the link is verified with role "1" and an appkey in the headers. The server believes neither. */
const headers = { role: '1', appkey: 'consent' };

export async function openLink({ id, token }: ConsentLink, signal: AbortSignal): Promise<Opened> {
  const body = { token, appId: id, role: headers.role };
  return (await send(publicClient.verifyConsentLink, { body, headers, signal })).result;
}

/** Sends the code to the link's own address. Answers when the next may be asked for. */
export async function sendCode(link: ConsentLink): Promise<number> {
  const { id: appId, token, name, email } = link;
  const type = mailTypeOf(link);
  const { result } = type
    ? await send(publicClient.sendMailOtp, { body: { appId, link: token, name, email, type } })
    : await send(publicClient.sendConsentOtp, { body: { appId, link: token, name } });
  return Date.now() + result.resendAfter * 1000;
}

export async function takeCode(link: ConsentLink, otp: string): Promise<void> {
  const type = mailTypeOf(link);
  if (type)
    await send(publicClient.verifyMailReg, { body: { appId: link.id, email: link.email, type, otp } });
  else await send(publicClient.verifyConsentOtp, { body: { link: link.token, otp } });
}

/** Records the agreement; the server's message says whether it did (P §4.2). */
export async function submit(
  { id, token }: ConsentLink,
  purposes: readonly Purpose[] | null,
  language: Language,
): Promise<string> {
  const body = { appId: id, token, language, ...(purposes ? { purposes: [...purposes] } : {}) };
  return (await send(publicClient.submitConsent, { body })).message;
}
