import { format } from '@pramaan/documents/format.ts';
import { type Message, m } from '@pramaan/messages';
import { SourceBadge } from '../../../documents/SourceBadge.tsx';
import { pageLanguage } from '../../../lib/language.ts';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import classes from './AadhaarVerify.module.css';
import { aadhaarFactMessages } from './aadhaar-fact-messages.ts';
import type { AadhaarRecord, ComparedFact } from './aadhaar-records.ts';
import type { FactLine } from './compare-facts.ts';
import { registryDay } from './registry-day.ts';

const marks: Record<FactLine['verdict'], { tone: StatusTone; words: Message }> = {
  agree: { tone: 'good', words: m.aadhaar_agree },
  differ: { tone: 'bad', words: m.aadhaar_differ },
  alone: { tone: 'quiet', words: m.aadhaar_alone },
};
const methods: Readonly<Record<string, Message>> = {
  ocr: m.aadhaar_method_ocr,
  qr: m.aadhaar_method_qr,
  kyc: m.aadhaar_method_kyc,
  locker: m.aadhaar_method_locker,
};
const genders: Readonly<Record<string, Message>> = {
  F: m.aadhaar_gender_f,
  M: m.aadhaar_gender_m,
  T: m.aadhaar_gender_t,
};

function shown(fact: ComparedFact, said: string): string {
  if (fact === 'dob') return registryDay(said, pageLanguage());
  if (fact !== 'gender') return said;
  const words = genders[said.trim().charAt(0).toUpperCase()];
  return words ? words() : format(said, 'gender');
}

const methodName = (method: string) => {
  const words = methods[method];
  return words ? words() : method;
};

interface Props {
  records: readonly AadhaarRecord[];
  lines: readonly FactLine[];
}

/** What the records of one Aadhaar say, fact by fact and side by side. */
export function FactComparison({ records, lines }: Props) {
  const many = records.length > 1;
  return (
    <section className={classes.card} aria-labelledby="aadhaar-facts">
      <h2 id="aadhaar-facts" className={classes.title}>
        {many ? m.aadhaar_facts_many() : m.aadhaar_facts()}
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {records.map(({ method, record }) => (
              <th key={method} scope="col">
                <span className={classes.method}>{methodName(method)}</span>
                <SourceBadge source={record.source} status={record.status} confidence={record.confidence} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ fact, said, verdict, reasons }) => (
            <tr key={fact} data-verdict={verdict}>
              <th scope="row">
                <span className={classes.fact}>{aadhaarFactMessages[fact]()}</span>
                {many ? <StatusBadge tone={marks[verdict].tone}>{marks[verdict].words()}</StatusBadge> : null}
                {reasons.map((reason) => (
                  <span key={reason} className={classes.reason}>
                    {reason}
                  </span>
                ))}
              </th>
              {records.map(({ method }, index) => (
                <td key={method}>
                  {many ? (
                    <span className={classes.cellMethod} aria-hidden="true">
                      {methodName(method)}
                    </span>
                  ) : null}
                  <span className={classes.said} data-none={!said[index] || undefined}>
                    {said[index] ? shown(fact, said[index]) : m.aadhaar_unsaid()}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
