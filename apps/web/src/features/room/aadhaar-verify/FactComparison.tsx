import { date, format } from '@pramaan/documents/format.ts';
import { SourceBadge } from '../../../documents/SourceBadge.tsx';
import { type PlainKey, t } from '../../../lib/catalogue.ts';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import classes from './AadhaarVerify.module.css';
import type { AadhaarRecord, ComparedFact } from './aadhaar-records.ts';
import type { FactLine } from './compare-facts.ts';

const marks: Record<FactLine['outcome'], { tone: StatusTone; words: PlainKey }> = {
  agree: { tone: 'good', words: 'room.aadhaar.agree' },
  differ: { tone: 'bad', words: 'room.aadhaar.differ' },
  alone: { tone: 'quiet', words: 'room.aadhaar.alone' },
};
const ways: Readonly<Record<string, PlainKey>> = {
  ocr: 'room.aadhaar.way.ocr',
  qr: 'room.aadhaar.way.qr',
  kyc: 'room.aadhaar.way.kyc',
  locker: 'room.aadhaar.way.locker',
};
const genders: Readonly<Record<string, PlainKey>> = {
  F: 'room.aadhaar.gender.F',
  M: 'room.aadhaar.gender.M',
  T: 'room.aadhaar.gender.T',
};

function shown(fact: ComparedFact, said: string): string {
  if (fact === 'dob') return date(said);
  if (fact !== 'gender') return said;
  const words = genders[said.trim().charAt(0).toUpperCase()];
  return words ? t(words) : format(said, 'gender');
}

const wayName = (way: string) => {
  const words = ways[way];
  return words ? t(words) : way;
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
        {t(many ? 'room.aadhaar.facts.many' : 'room.aadhaar.facts')}
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
                <span className={classes.fact}>{t(`room.aadhaar.fact.${fact}`)}</span>
                {many ? (
                  <StatusBadge tone={marks[outcome].tone}>{t(marks[outcome].words)}</StatusBadge>
                ) : null}
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
                    {said[index] ? shown(fact, said[index]) : t('room.aadhaar.unsaid')}
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
