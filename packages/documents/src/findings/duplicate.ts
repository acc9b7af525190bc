import { bareMark } from '../judgement/texts.ts';
import { type CaseRecord, isAnswered } from './case-records.ts';
import { figuresOf, textOf, yearIn } from './figures.ts';
import type { CaseFileHash, Finding, Severity } from './finding.ts';
import type { SentenceCode } from './sentences.ts';

interface Paper {
  one: CaseRecord;
  /** What two papers may not share; blank when it is not stated. */
  mark: string;
  shown: string;
}

interface Sameness {
  what: 'number' | 'year' | 'file';
  code: SentenceCode;
  severity: Severity;
  value: string;
}

/** Papers of one document in two instances that share a mark. What was read and asked of one instance is one paper. */
function shared(papers: readonly Paper[], { what, code, severity, value }: Sameness): Finding[] {
  const known = papers.filter(({ mark }) => mark !== '');
  return known.flatMap((first, at) =>
    known.slice(at + 1).flatMap((second): Finding[] => {
      const [a, b] = [first.one, second.one];
      if (a.entry.document !== b.entry.document || a.instance === b.instance || first.mark !== second.mark)
        return [];
      return [
        {
          kind: 'duplicate',
          severity,
          key: `duplicate.${what}:${a.entry.document.id}.${Math.min(a.instance, b.instance)}+${Math.max(a.instance, b.instance)}`,
          records: [a.place, b.place],
          evidence: { code, values: { one: a.title, other: b.title, [value]: second.shown } },
          resolves: 'another',
        },
      ];
    }),
  );
}

/** One finding for one pair, whichever of its records showed it. */
const once = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.toReversed().map((finding) => [finding.key, finding])).values()].toReversed();

const papersOf = (
  records: readonly CaseRecord[],
  read: (one: CaseRecord, figures: ReturnType<typeof figuresOf>[number]) => Omit<Paper, 'one'>,
): Paper[] =>
  records
    .filter(isAnswered)
    .flatMap((one) => figuresOf(one).map((figures) => ({ one, ...read(one, figures) })));

const lastFour = (text: string) => (text.length > 4 ? `XXXX${text.slice(-4)}` : text);

/** One certificate or acknowledgement in two instances. */
const sameNumbers = (records: readonly CaseRecord[]): Finding[] =>
  once(
    shared(
      papersOf(records, (one, { number }) => {
        const text = bareMark(textOf(one, number));
        return { mark: text, shown: lastFour(text) };
      }),
      { what: 'number', code: 'same_number', severity: 'high', value: 'number' },
    ),
  );

/** One year given twice: by the same employer, or to the same tax office. */
const sameYears = (records: readonly CaseRecord[]): Finding[] =>
  once(
    shared(
      papersOf(records, (one, { financialYear, assessmentYear, payer }) => {
        const year = yearIn(textOf(one, financialYear) || textOf(one, assessmentYear));
        const from = payer ? bareMark(textOf(one, payer)) : 'tax office';
        return { mark: year && from ? `${year} ${from}` : '', shown: year };
      }),
      { what: 'year', code: 'same_year', severity: 'high', value: 'year' },
    ),
  );

/** The same bytes in two instances. */
function sameFiles(records: readonly CaseRecord[], files: readonly CaseFileHash[]): Finding[] {
  const hashOf = new Map(files.map(({ id, hash }) => [id, hash]));
  const papers = records.map((one) => ({ one, mark: hashOf.get(one.record.file ?? '') ?? '', shown: '' }));
  return once(shared(papers, { what: 'file', code: 'same_file', severity: 'high', value: 'file' }));
}

const pairOf = ({ key }: Finding): string => key.slice(key.indexOf(':'));

/** Papers that were given twice. Of one pair the plainest sign alone: the same file has the same number, and that the same year. */
export function duplicatePapers(records: readonly CaseRecord[], files: readonly CaseFileHash[]): Finding[] {
  const found = [...sameFiles(records, files), ...sameNumbers(records), ...sameYears(records)];
  return [...Map.groupBy(found, pairOf).values()].flatMap(([first]) => (first ? [first] : []));
}
