import type { Area } from './define.ts';
import { type AskedOf, applicantTypeOf, askedLines, requestedAmount } from './loan-product.ts';
import { areas, documentsIn } from './menu.ts';
import { progressOf, submittedRecords, waitsForPerson } from './progress.ts';
import { findDocument } from './registry.ts';
import { requirementOf } from './requirements.ts';
import { situationOf } from './situation.ts';
import { recordId, type Tree } from './tree.ts';

/** Areas without which no loan is approved; of the areas of one line any one will do. */
const forApproval: readonly (readonly Area[])[] = [
  ['identity'],
  ['address-proof'],
  ['personal-detail'],
  ['loan'],
  ['employment', 'itr', 'form16', 'bank-statements'],
];

/** What a person in the review said of a record, by its place. */
export type RecordReviews = ReadonlyMap<string, 'accept' | 'reject'>;

/** Something that stands between an application and its approval, or that went wrong. */
export interface MissingRequirement {
  /** What can be asked for: a document's name, or `area:` and an area of which any document will do. */
  subject: string;
  title: string;
  why: 'missing' | 'failed' | 'rejected' | 'checking';
  /** Without it nothing is approved. */
  needed: boolean;
}

type State = 'done' | MissingRequirement['why'] | null;

/**
 * How a document stands when the review has had its say: null when nothing was given. What was read, and still waits for the
 * person to say that it is right, is not given yet.
 */
function stateOf(id: string, docs: Tree, recordReviews: RecordReviews): State {
  const document = findDocument(id);
  if (!document) return null;
  const given = submittedRecords(document, docs);
  const said = given.map(({ key, instance }) => recordReviews.get(recordId(document, key, instance)));
  if (said.includes('accept')) return 'done';
  const left = given.filter((_, index) => said[index] !== 'reject');
  if (given.length > 0 && left.length === 0) return 'rejected';
  if (left.length > 0 && left.every(({ record }) => waitsForPerson(record))) return null;
  const progress = progressOf(left, false);
  if (progress === 'done') return 'done';
  if (progress === 'checking') return 'checking';
  return progress === 'needs-you' ? 'failed' : null;
}

const areaTitle = (area: Area) => areas.find((one) => one.area === area)?.title ?? area;

const title = (id: string) => findDocument(id)?.title ?? id;

/** What is still open of an area; `isEnough` when nothing needed of it is. */
function lookIntoArea(area: Area, docs: Tree, recordReviews: RecordReviews): LookedInto {
  const { documents, more } = requirementOf(area);
  const states = documentsIn(area).map(({ id }) => ({ id, state: stateOf(id, docs, recordReviews) }));
  const done = states.filter(({ state }) => state === 'done').map(({ id }) => id);
  const named = documents.filter((id) => !done.includes(id));
  const open: MissingRequirement[] = named.map((id) => {
    const state = states.find((one) => one.id === id)?.state;
    return {
      subject: id,
      title: title(id),
      why: state && state !== 'done' ? state : 'missing',
      needed: true,
    };
  });
  const others = done.filter((id) => !documents.includes(id)).length;
  if (others < more) {
    const tried = states.find(({ id, state }) => !documents.includes(id) && state && state !== 'done');
    open.push(
      tried?.state && tried.state !== 'done'
        ? { subject: tried.id, title: title(tried.id), why: tried.state, needed: true }
        : { subject: `area:${area}`, title: areaTitle(area), why: 'missing', needed: true },
    );
  }
  return { open, isEnough: named.length === 0 && others >= more };
}

interface LookedInto {
  open: MissingRequirement[];
  isEnough: boolean;
}

/** What is still open of a subject: of a document, or of an area. */
function lookInto(subject: string, docs: Tree, recordReviews: RecordReviews): LookedInto {
  const area = subject.startsWith('area:') ? areaOfSubject(subject) : undefined;
  if (area) return lookIntoArea(area, docs, recordReviews);
  const state = stateOf(subject, docs, recordReviews);
  if (state === 'done') return { open: [], isEnough: true };
  return {
    open: [{ subject, title: title(subject), why: state ?? 'missing', needed: true }],
    isEnough: false,
  };
}

/** The lines that an application must meet: those of its product, else the usual ones. The loan is requested by the applicant alone. */
function linesFor(docs: Tree, { product, joinsAs }: AskedOf): readonly (readonly string[])[] {
  const { work } = situationOf(docs, {});
  const own = product && askedLines(product, applicantTypeOf(work), requestedAmount(docs));
  const lines =
    own?.map(({ anyOf }) => anyOf) ?? forApproval.map((line) => line.map((area) => `area:${area}`));
  return joinsAs ? lines.filter((line) => !line.includes('area:loan')) : lines;
}

/** The missing requirements of an application: the required ones first, then other problems. */
export function findMissingRequirements(
  docs: Tree,
  recordReviews: RecordReviews = new Map(),
  askedOf: AskedOf = {},
): MissingRequirement[] {
  const missingRequirements: MissingRequirement[] = [];
  const add = (requirement: MissingRequirement) => {
    if (!missingRequirements.some(({ subject }) => subject === requirement.subject))
      missingRequirements.push(requirement);
  };
  for (const line of linesFor(docs, askedOf)) {
    const looked = line.map((subject) => lookInto(subject, docs, recordReviews));
    if (looked.some(({ isEnough }) => isEnough)) continue;
    const open = looked.flatMap((one) => one.open);
    // Of subjects of which one will do, the one in which something was tried is asked for, else the first.
    if (line.length === 1) open.forEach(add);
    else {
      const [tried] = open.filter(({ why }) => why !== 'missing');
      const first = tried ?? open[0];
      if (first) add(first);
    }
  }
  for (const { area } of areas)
    for (const { id } of documentsIn(area)) {
      const state = stateOf(id, docs, recordReviews);
      if (state && state !== 'done') add({ subject: id, title: title(id), why: state, needed: false });
    }
  return missingRequirements;
}

/** The area that a subject of a lack lies in; undefined for a subject that there is not. */
export function areaOfSubject(subject: string): Area | undefined {
  if (!subject.startsWith('area:')) return findDocument(subject)?.area;
  return areas.find(({ area }) => `area:${area}` === subject)?.area;
}

/** A subject in words: a document's title, or its area's. */
export function subjectTitle(subject: string): string | undefined {
  const area = areaOfSubject(subject);
  return area && (findDocument(subject)?.title ?? areaTitle(area));
}
