import type { FieldVerdict } from '../apps/api/src/isolated/ocr/accuracy.ts';
import { aadhaarPapers, coverSpecimen } from '../apps/api/src/isolated/ocr/cover-specimen.test-help.ts';
import { openEngine } from '../apps/api/src/isolated/ocr/engine.ts';
import { turnedAway } from '../apps/api/src/isolated/ocr/read-specimen.test-help.ts';
import { everydayPapers, tryEveryday } from '../apps/api/src/isolated/pdf/try-everyday.test-help.ts';
import { tryPrinted, tryText } from '../apps/api/src/isolated/statements/try-printed.test-help.ts';
import { tryScanned } from '../apps/api/src/isolated/statements/try-scanned.test-help.ts';
import { gradesOf } from '../packages/documents/fixtures/pairs/grades.ts';
import { people as demoPeople } from '../packages/documents/fixtures/people.ts';
import { degradations } from '../packages/specimens/src/degrade.ts';
import type { Kind } from '../packages/specimens/src/kind.ts';
import { kinds } from '../packages/specimens/src/kinds.ts';
import { picturedPapers } from '../packages/specimens/src/papers/pictured/pictured-papers.ts';
import { inventPerson } from '../packages/specimens/src/people.ts';
import { printedLayouts } from '../packages/specimens/src/statements/printed/printed-layouts.ts';
import { textLayouts } from '../packages/specimens/src/statements/printed/text-layout.ts';
import { variedLayout } from '../packages/specimens/src/statements/printed/varied-layout.ts';
import { jobs, type PictureOutcome, readJob } from './accuracy-set.ts';
import { type Matching, matchings } from './matching.ts';

/** What one thing that was tried adds to a line of the table. */
export interface Tally {
  /** The line of its area: a paper, a bank. */
  line: string;
  tried: number;
  right: number;
  /** Shown to a person for a look. Of fields also those that are right: nothing else proves them. */
  asked: number;
  refused: number;
  /** What is wrong and nobody is asked about, in words. */
  silent: string[];
  processorMs: number;
  /** Of a picture of an identity document, for the report by fields. */
  picture?: PictureOutcome;
}

/** How many people are invented, and which is the first. */
export interface Crowd {
  people: number;
  first: number;
}

type Try = () => AsyncIterable<Tally> | Promise<Tally>;

/** A part of the readers whose accuracy is measured. */
interface Area {
  /** What is counted. */
  of: 'fields' | 'statements' | 'pictures' | 'pairs';
  tries(crowd: Crowd): Try[];
}

const seeds = ({ people, first }: Crowd) => Array.from({ length: people }, (_, at) => first + at);

/** Work of the whole process meanwhile, in ms. */
async function timed<Result>(work: () => Result | Promise<Result>): Promise<[Result, number]> {
  const usage = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(usage);
  return [result, (user + system) / 1000];
}

/** The tally of one paper's fields; of a paper that is not taken each field is refused. */
function ofFields(
  line: string,
  verdicts: readonly FieldVerdict[],
  away: boolean,
): Omit<Tally, 'processorMs'> {
  const silent = verdicts.filter(({ verdict }) => verdict === 'wrong-silent' && !away);
  return {
    line,
    tried: verdicts.length,
    right: away ? 0 : verdicts.filter(({ verdict }) => verdict === 'right').length,
    asked: away ? 0 : verdicts.filter(({ asked }) => asked).length,
    refused: away ? verdicts.length : 0,
    silent: silent.map(({ path, wanted, read }) => `${line}: ${path} is "${wanted}", read "${read}"`),
  };
}

const pictures = (papers: readonly Kind[], detailed: boolean): Area => ({
  of: 'fields',
  tries: ({ people, first }) =>
    jobs(papers, people, first).map(
      (job) =>
        async function* read(): AsyncGenerator<Tally> {
          for await (const picture of readJob(job, degradations, papers)) {
            const line = `${job.kind}, ${picture.degradation}`;
            const tally = ofFields(line, picture.verdicts, turnedAway(picture));
            const own = { ...tally, line: job.kind, processorMs: picture.processorMs };
            yield detailed ? { ...own, picture } : own;
          }
        },
    ),
});

const everydayPdfs: Area = {
  of: 'fields',
  tries: (crowd) =>
    seeds(crowd).flatMap((seed) =>
      everydayPapers.flatMap((paper) =>
        paper.layouts.map((layout, at) => async () => {
          const person = inventPerson(`bench ${seed}`);
          const [{ likeness, verdicts }, processorMs] = await timed(() => tryEveryday(paper, at, person));
          return {
            ...ofFields(`${paper.name} ${layout}`, verdicts, likeness < 0.5),
            line: paper.name,
            processorMs,
          };
        }),
      ),
    ),
};

const mixedLayouts = 60;

/** A bank's own table for each layout, then tables that mix the traits of several banks, then texts without columns. */
const statements: Area = {
  of: 'statements',
  tries: ({ first }) => {
    const owner = (at: number) => demoPeople[(at + first) % demoPeople.length] ?? demoPeople[0];
    const judged = async (line: string, work: () => ReturnType<typeof tryPrinted>): Promise<Tally> => {
      const [{ verdict, code, why }, processorMs] = await timed(work);
      return {
        line,
        tried: 1,
        right: Number(verdict === 'right'),
        asked: Number(verdict === 'asked'),
        refused: Number(verdict === 'refused'),
        silent: verdict === 'silent' ? [`${line}: ${code ?? ''} ${why[0]}`] : [],
        processorMs,
      };
    };
    return [
      ...printedLayouts.map(
        (layout, at) => () =>
          judged(`${layout.bank} (${layout.name})`, () => tryPrinted(owner(at), layout, { months: 3 })),
      ),
      ...Array.from({ length: mixedLayouts }, (_, number) => () => {
        const layout = variedLayout(10_000 + first + number);
        return judged('traits of several banks mixed', () =>
          tryPrinted(owner(number), layout, { months: 3 }),
        );
      }),
      ...textLayouts.map(
        (layout, at) => () =>
          judged('texts without columns', async () => tryText(owner(at), layout, { months: 3 })),
      ),
    ];
  },
};

/**
 * Counted by statements: right when every amount and balance is. That it is a scan is said of each. A balance that was not read, between
 * two that prove the amounts around it, is neither right nor wrong.
 */
const scans: Area = {
  of: 'statements',
  tries: ({ first }) =>
    printedLayouts
      .filter(({ other }) => !other)
      .map((layout, at) => async () => {
        const owner = demoPeople[(at + first) % demoPeople.length] ?? demoPeople[0];
        const { refused, rows, right, wrong, told, processorMs } = await tryScanned(owner, layout, {
          months: 1,
          busy: 10,
        });
        const line = layout.bank;
        const taken = refused === null;
        return {
          line,
          tried: 1,
          right: Number(taken && right === rows),
          asked: Number(taken && told.length > 0),
          refused: Number(!taken),
          silent: wrong && told.length === 0 ? [`${line}: ${right} of ${rows} rows`] : [],
          processorMs,
        };
      }),
};

const covering: Area = {
  of: 'pictures',
  tries: (crowd) =>
    seeds(crowd).flatMap((seed) =>
      Object.keys(aadhaarPapers).flatMap((name) =>
        degradations.map((how) => async () => {
          const engine = await openEngine();
          const { missed, left, processorMs } = await coverSpecimen(
            { name, how, seed: `bench ${seed}` },
            engine,
          );
          return {
            line: name,
            tried: 1,
            right: Number(!missed && left.length === 0),
            asked: 0,
            refused: Number(missed),
            silent: left,
            processorMs,
          };
        }),
      ),
    ),
};

/** Counted by pairs of each kind: asked are those that are one and do not match, silently wrong those that match and are two. */
const matching = ({ pairs, match }: Matching): Area => ({
  of: 'pairs',
  tries: () =>
    [...Map.groupBy(pairs, ({ kind }) => kind)].map(([kind, own]) => async () => {
      const [{ wrong, missed }, processorMs] = await timed(() => gradesOf(own, match));
      return {
        line: kind,
        tried: own.length,
        right: own.length - wrong.length - missed.length,
        asked: missed.length,
        refused: 0,
        silent: wrong.map(({ a, b }) => `${kind}: ${a} · ${b}`),
        processorMs: processorMs / own.length,
      };
    }),
});

/** What `npm run bench accuracy` measures, by the names under which its table shows it. */
export const areas = {
  'identity documents, pictures': pictures(kinds, true),
  'five papers, PDFs with text': everydayPdfs,
  'five papers, pictures': pictures(picturedPapers, false),
  'bank statements, PDFs and texts': statements,
  'bank statements, scanned': scans,
  'Aadhaar numbers and codes covered': covering,
  'names of one person': matching(matchings.names),
  'addresses of one place': matching(matchings.addresses),
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;
