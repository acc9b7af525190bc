import { createHash } from 'node:crypto';
import { type Asked, check, may, must } from './check.ts';
import { clients } from './published.ts';

const degreesForm = /^-?\d{1,3}(?:\.\d{1,8})?$/;
const personForm = /^(?=.*\p{L})[^\p{Cc}]{1,200}$/u;
const most = 10_000;
const given = new Set<string>();

/** The key of a consent that is recorded with this, the same for the same; the oldest are forgotten. */
function recorded({ name, consentTime, consentText }: Asked): string {
  const said = JSON.stringify([name, consentTime, consentText]);
  const key = createHash('sha256').update(said).digest('hex').slice(0, 32);
  given.add(key);
  const [oldest] = given;
  if (given.size > most && oldest) given.delete(oldest);
  return key;
}

/** Whether this key names a consent that was recorded here. */
export const isAccessKey = (key: string): boolean => given.has(key);

/** Public clients call this first, and send its `accessKey` along with the number. */
export const aadhaarConsent = check({
  path: '/v3/aadhaar-consent',
  title: 'Consent for Aadhaar',
  source: clients,
  unconfirmed: 'whether the place may be left out',
  request: {
    ...{ lat: may(degreesForm), long: may(degreesForm), ipAddress: must(/^[\da-fA-F.:]{3,45}$/) },
    ...{ name: must(personForm), consentTime: must(/^\d{10}$/), consentText: must(/^[\s\S]{20,4000}$/) },
  },
  // Not the time: its last digit would bring about what the last digit of a number does (triggers.ts).
  by: { member: 'name', kind: null },
  isFree: true,
  answer: (_person, asked) => ({ accessKey: recorded(asked) }),
  least: ['accessKey'],
});
