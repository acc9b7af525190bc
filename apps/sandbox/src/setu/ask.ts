import type { ConsentTerms } from '../account-aggregator/consents.ts';

export type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const bag = (value: unknown): Members => (isMembers(value) ? value : {});
const text = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const months: Readonly<Record<string, number>> = { MONTH: 1, YEAR: 12 };

/** When a consent of this duration ends. */
function endOf(start: Date, duration: Members): Date | null {
  const value = Number(duration.value);
  if (!Number.isInteger(value) || value < 1 || value > 1_000) return null;
  const unit = text(duration.unit, '');
  const end = new Date(start);
  if (unit === 'DAY') end.setUTCDate(end.getUTCDate() + value);
  else if (months[unit]) end.setUTCMonth(end.getUTCMonth() + value * (months[unit] ?? 0));
  else return null;
  return end;
}

function amount(value: unknown, otherwise: { unit: string; value: number }) {
  const { unit, value: count } = bag(value);
  return { unit: text(unit, otherwise.unit), value: Number(count ?? otherwise.value) };
}

const list = (value: unknown, otherwise: string[]) =>
  Array.isArray(value) && value.length > 0 ? value.filter((one) => typeof one === 'string') : otherwise;

/** What `POST /v2/consents` asks (standards §7.3); a sentence when it asks nothing that can be granted. */
export function readAsk(
  body: unknown,
): { address: string; terms: ConsentTerms; redirectUrl: string | null } | string {
  const asked = bag(body);
  const vua = text(asked.vua, '');
  if (!/^\d{10}(@[a-z0-9-]{2,40})?$/.test(vua))
    return 'vua must be a mobile number of ten digits, with or without @handle';
  const dataRange = bag(asked.dataRange);
  if (
    !isMoment(dataRange.from) ||
    !isMoment(dataRange.to) ||
    Date.parse(dataRange.from) >= Date.parse(dataRange.to)
  )
    return 'dataRange must go from an earlier moment to a later one';
  const start = new Date();
  const window = bag(asked.consentDateRange);
  const end = isMoment(window.endDate) ? new Date(window.endDate) : endOf(start, bag(asked.consentDuration));
  if (!end) return 'consentDuration or consentDateRange is missing';
  const purpose = bag(asked.purpose);
  const code = text(purpose.code, '101');
  if (!/^10[1-5]$/.test(code)) return 'purpose.code must be 101 to 105';
  const redirectUrl = text(asked.redirectUrl, '');
  return {
    address: vua.includes('@') ? vua : `${vua}@setu-aa`,
    redirectUrl: redirectUrl === '' ? null : redirectUrl,
    terms: {
      consentStart: start.toISOString(),
      consentExpiry: end.toISOString(),
      consentMode: text(asked.consentMode, 'STORE'),
      fetchType: text(asked.fetchType, 'ONETIME'),
      consentTypes: list(asked.consentTypes, ['PROFILE', 'SUMMARY', 'TRANSACTIONS']),
      fiTypes: list(asked.fiTypes, ['DEPOSIT']),
      Purpose: {
        code,
        refUri: text(purpose.refUri, `https://api.rebit.org.in/aa/purpose/${code}.xml`),
        text: text(purpose.text, 'Loan underwriting'),
        Category: { type: text(bag(purpose.category).type, 'string') },
      },
      FIDataRange: { from: dataRange.from, to: dataRange.to },
      DataLife: amount(asked.dataLife, { unit: 'MONTH', value: 1 }),
      Frequency: amount(asked.frequency, { unit: 'MONTH', value: 1 }),
    },
  };
}
