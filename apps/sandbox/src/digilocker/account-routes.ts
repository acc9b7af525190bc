import type { FastifyInstance } from 'fastify';
import { LockerError } from './errors.ts';
import { isMobile } from './holders.ts';
import { isFresh, partner, sameText, sha256 } from './partner.ts';
import { rightCode } from './sign-in.ts';
import type { LockerWorld } from './world.ts';

interface Call {
  Body: Readonly<Record<string, string>> | null;
}
type Form = Readonly<Record<string, string>>;

const bad = (description: string) => new LockerError(400, 'invalid_parameter', description);

/** The client, its time and its HMAC: SHA-256 of secret, client id and time. The mobile is checked with them. */
function checkCall(form: Form): string {
  const { clientid = '', ts = '', hmac = '', mobile = '' } = form;
  if (clientid !== partner.clientId)
    throw new LockerError(401, 'invalid_client_id', 'The client_id parameter is invalid.');
  if (!/^\d{10}$/.test(ts) || !isFresh(Number(ts)))
    throw new LockerError(400, 'invalid_ts', 'Timestamp parameter is invalid.');
  if (!sameText(hmac, sha256(`${partner.clientSecret}${clientid}${ts}`)))
    throw new LockerError(401, 'hmac_mismatch', 'HMAC does not match.');
  if (!isMobile(mobile)) throw bad('Mobile parameter is missing or invalid.');
  return mobile;
}

/** Mobiles that end in 0 have no account yet, unless they signed up here. */
const isKnown = (mobile: string, added: ReadonlySet<string>) => !mobile.endsWith('0') || added.has(mobile);

/** Account calls of the Authorized Partner API: is there one, open one, prove its mobile (standards §5.2). */
export function accountRoutes(api: FastifyInstance, { holder }: LockerWorld): void {
  const added = new Set<string>();
  const waiting = new Set<string>();

  api.post<Call>('/digilocker/public/account/2/verify', ({ body }) => {
    const mobile = checkCall({ ...body });
    const registered = isKnown(mobile, added);
    return { registered: String(registered), digilockerid: registered ? holder(mobile).lockerId : '' };
  });

  api.post<Call>('/digilocker/public/signup/2/demoauth', ({ body }) => {
    const form: Form = { ...body };
    const mobile = checkCall(form);
    if (!form.name?.trim()) throw bad('Name parameter is missing or invalid.');
    if (!/^\d{8}$/.test(form.dob ?? '')) throw bad('Dob parameter is missing or invalid.');
    if (!/^[MFT]$/.test(form.gender ?? '')) throw bad('Gender parameter is missing or invalid.');
    if (form.consent !== 'Y') throw bad('Consent parameter is missing or invalid.');
    if (form.verification !== 'Y') throw bad('Verification parameter is missing or invalid.');
    if (isKnown(mobile, added))
      throw new LockerError(
        400,
        'mobile_exists',
        'A DigiLocker account already exists with this mobile number.',
      );
    waiting.add(mobile);
    return { message: 'An OTP was sent to the mobile number.' };
  });

  api.post<Call>('/digilocker/public/signup/1/demoauthverify', ({ body }) => {
    const form: Form = { ...body };
    const mobile = checkCall(form);
    if (!waiting.has(mobile) || form.otp !== rightCode)
      throw new LockerError(400, 'invalid_otp', 'The OTP is invalid or has expired.');
    waiting.delete(mobile);
    added.add(mobile);
    return { digilockerid: holder(mobile).lockerId };
  });
}
