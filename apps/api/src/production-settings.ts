import type * as z from 'zod/mini';
import type { environment } from './environment.ts';

type Environment = z.output<typeof environment>;

/** The credentials that go to a provider, by the setting of its address. */
const credentials = {
  VERIFICATION_URL: ['VERIFICATION_KEY'],
  SMS_URL: ['SMS_USER', 'SMS_PASSWORD'],
  TRANSLATION_URL: ['TRANSLATION_KEY'],
  AGGREGATOR_URL: ['AGGREGATOR_LOGIN', 'AGGREGATOR_PASSWORD'],
  AA_URL: ['AA_API_KEY', 'AA_APP_SECRET'],
  SETU_URL: ['SETU_TOKEN'],
  LOCKER_URL: ['LOCKER_CLIENT_ID', 'LOCKER_CLIENT_SECRET'],
  LOCKER_PULL_URL: ['LOCKER_APP_ID', 'LOCKER_APP_SECRET', 'LOCKER_ORG_ID'],
  NET_BANKING_URL: ['NET_BANKING_KEY'],
  BUREAU_URL: ['BUREAU_KEY'],
  PAYMENTS_URL: ['PAYMENTS_KEY', 'PAYMENTS_SECRET'],
} as const satisfies Partial<Record<keyof Environment, readonly (keyof Environment)[]>>;
/** Addresses that go with no credentials of their own. */
const others = [
  ...['AGGREGATOR_FASTLINK', 'AA_APP', 'AA_KEYS', 'SETU_KEYS', 'LOCKER_SIGN_IN', 'LOCKER_SCRIPT'],
  ...['ESIGN_PAGE', 'ESIGN_IN_PLACE', 'CHECKPOINT_URL'],
] as (keyof Environment)[];

const thisMachine = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?:[:/]|$)/;

/** What settings of production with real services leave open, in sentences: plain HTTP, and the sandbox's credentials. */
export function productionFaults(env: Environment): string[] {
  const addresses = [...(Object.keys(credentials) as (keyof typeof credentials)[]), ...others];
  return [
    ...(env.PUBLIC_URL?.startsWith('https://') ? [] : ['PUBLIC_URL must begin with https://']),
    ...addresses
      .filter((name) => String(env[name] ?? '').startsWith('http://') && !thisMachine.test(String(env[name])))
      .map((name) => `${name} must begin with https://`),
    ...Object.entries(credentials)
      .filter(([address]) => env[address as keyof Environment] !== undefined)
      .flatMap(([, names]) => names.filter((name) => env[name] === 'sandbox'))
      .map((name) => `${name} must be set`),
  ];
}
