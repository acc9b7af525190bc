import type { ReaderName } from '@pramaan/documents/define.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import { compared } from './agree.ts';
import { doubtful, type FieldReading, type Reading, sure } from './reading.ts';

/** The number by which a card is known. */
const numberOf: Partial<Record<ReaderName, string>> = {
  'aadhaar-card': 'uid',
  'licence-card': 'dlNo',
  'voter-card': 'epicNo',
};

/** What was read of a card's two sides, as one reading; the back is page 1. Neither side's silence counts against the other. */
export function bothSides(front: Reading, back: Reading): Reading {
  const other = onPage(back, 1);
  const paths = [...new Set([...Object.keys(front.fields), ...Object.keys(other.fields)])];
  const fields = Object.fromEntries(
    paths.flatMap((path) => {
      const field = ofEither(front.fields[path], other.fields[path]);
      return field ? [[path, field]] : [];
    }),
  );
  // A side that was not recognised expects nothing.
  const expected = new Set([...front.expected, ...(back.likeness >= 0.5 ? back.expected : [])]);
  return {
    ...front,
    likeness: Math.max(front.likeness, back.likeness),
    fields,
    expected: [...expected],
    checks: [...front.checks, ...back.checks, ...oneCard(front, back)],
  };
}

const onPage = (reading: Reading, page: number): Reading => ({
  ...reading,
  fields: Object.fromEntries(
    Object.entries(reading.fields).map(([path, field]) => [
      path,
      { ...field, at: field.at && { ...field.at, page } },
    ]),
  ),
});

const isSure = ({ confidence, doubt, proven }: FieldReading) =>
  proven === true || (confidence >= sure && doubt === undefined);

function ofEither(front: FieldReading | undefined, back: FieldReading | undefined): FieldReading | undefined {
  if (!front || !back) return front ?? back;
  if (isSure(front) !== isSure(back)) return isSure(front) ? front : back;
  if (compared(front.value) === compared(back.value))
    return front.confidence >= back.confidence ? front : back;
  const doubt = `The two sides are different: “${front.value}” and “${back.value}”.`;
  return { ...front, doubt };
}

/** Whether both sides show the same number, where both were read without a doubt. */
function oneCard(front: Reading, back: Reading): Check[] {
  const path = numberOf[front.reader];
  const [one, two] = [front, back].map((side) =>
    path && !doubtful(side).includes(path) ? side.fields[path]?.value : undefined,
  );
  if (!one || !two) return [];
  return compared(one) === compared(two)
    ? [{ name: 'Both sides are of one card', verdict: 'passed', detail: `Both show ${one}.` }]
    : [
        {
          name: 'Both sides are of one card',
          verdict: 'failed',
          detail: `The front shows ${one}, the back ${two}.`,
        },
      ];
}
