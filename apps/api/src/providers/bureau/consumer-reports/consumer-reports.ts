import { resilient, SourceDown } from '../../outbound/resilience.ts';
import { askSource, jsonOf } from '../../outbound/source-reply.ts';
import type { Bureau, CreditQuestion } from '../port.ts';
import { readReport } from './read-report.ts';

const largest = 2 * 1024 * 1024;

const written = (day: string) => day.split('-').reverse().join('');

/** The question in the bureau's words: dates DDMMYYYY, PAN under its code, each question with our reference. */
const bodyOf = (member: string, { name, pan, dob, mobile, consent, reference }: CreditQuestion) => ({
  memberId: member,
  memberReference: reference,
  enquiryPurpose: '05',
  consent: { reference: consent.id, givenAt: consent.at.toISOString() },
  names: [{ name: name.toUpperCase() }],
  birthDate: written(dob),
  ids: [{ idType: '01', idNumber: pan }],
  telephones: mobile ? [{ telephoneNumber: mobile }] : [],
});

/**
 * A credit bureau over HTTP, `POST /bureau/v1/consumer-reports`. No bureau publishes its wire format without a contract:
 * this one is of our own making, with the codes, dates and payment history that Indian bureaus share.
 */
export function consumerReports(options: {
  name: string;
  url: string;
  key: string;
  member: string;
  timeoutMs: number;
}): Bureau {
  const protect = resilient(options.timeoutMs, 'consumer-reports');
  return {
    name: options.name,
    ask: (question) =>
      protect('consumer-reports', async (signal) => {
        const init = {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${options.key}`,
            'idempotency-key': question.reference,
          },
          body: JSON.stringify(bodyOf(options.member, question)),
          signal,
        };
        const { status, ok, bytes } = await askSource(
          `${options.url}/bureau/v1/consumer-reports`,
          init,
          largest,
        );
        if (status === 400 || status === 422) return { outcome: 'refused', detail: `HTTP ${status}` };
        if (!ok) throw new SourceDown(`HTTP ${status}`);
        return readReport(jsonOf(bytes));
      }),
  };
}
