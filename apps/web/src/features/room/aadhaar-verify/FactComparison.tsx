import { date, format } from '@pramaan/documents/format.ts';
import { type Message, m } from '@pramaan/messages';
import { SourceBadge } from '../../../documents/SourceBadge.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import classes from './AadhaarVerify.module.css';
import type { AadhaarRecord, ComparedFact } from './aadhaar-records.ts';
import type { FactLine } from './compare-facts.ts';
import { roomAadhaarFactMessages } from './room-aadhaar-fact-messages.ts';

const marks: Record<FactLine['outcome'], { tone: StatusTone; words: Message }> = {
  agree: { tone: 'good', words: m.room_aadhaar_agree },
  differ: { tone: 'bad', words: m.room_aadhaar_differ },
  alone: { tone: 'quiet', words: m.room_aadhaar_alone },
};
const ways: Readonly<Record<string, Message>> = {
  ocr: m.room_aadhaar_way_ocr,
  qr: m.room_aadhaar_way_qr,
  kyc: m.room_aadhaar_way_kyc,
  locker: m.room_aadhaar_way_locker,
};
const genders: Readonly<Record<string, Message>> = {
  F: m.room_aadhaar_gender_f,
  M: m.room_aadhaar_gender_m,
  T: m.room_aadhaar_gender_t,
};

function shown(fact: ComparedFact, said: string): string {
  if (fact === 'dob') return date(said);
  if (fact !== 'gender') return said;
  const words = genders[said.trim().charAt(0).toUpperCase()];
  return words ? words() : format(said, 'gender');
}

const wayName = (way: string) => {
  const words = ways[way];
  return words ? words() : way;
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
        {many ? m.room_aadhaar_facts_many() : m.room_aadhaar_facts()}
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {records.map(({ way, leaf }) => (
              <th key={way} scope="col">
                <span className={classes.way}>{wayName(way)}</span>
                <SourceBadge source={leaf.source} status={leaf.status} confidence={leaf.confidence} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ fact, said, outcome, reasons }) => (
            <tr key={fact} data-outcome={outcome}>
              <th scope="row">
                <span className={classes.fact}>{roomAadhaarFactMessages[fact]()}</span>
                {many ? <StatusBadge tone={marks[outcome].tone}>{marks[outcome].words()}</StatusBadge> : null}
                {reasons.map((reason) => (
                  <span key={reason} className={classes.reason}>
                    {reason}
                  </span>
                ))}
              </th>
              {records.map(({ way }, index) => (
                <td key={way}>
                  {many ? (
                    <span className={classes.cellWay} aria-hidden="true">
                      {wayName(way)}
                    </span>
                  ) : null}
                  <span className={classes.said} data-none={!said[index] || undefined}>
                    {said[index] ? shown(fact, said[index]) : m.room_aadhaar_unsaid()}
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
