import type { Area, DocumentDefinition } from '@pramaan/documents/define.ts';
import { type AreaInfo, areas, documentsIn } from '@pramaan/documents/menu.ts';
import { ifItApplies, type Need, needOf } from '@pramaan/documents/needs.ts';
import { givenLeaves, type Progress, progressOf } from '@pramaan/documents/progress.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import type { Draft } from '../../documents/draft-store.ts';
import { waysOf } from '../../documents/Ways.tsx';

/** A document of an area and where it stands. */
export interface Paper {
  document: DocumentDefinition;
  progress: Progress;
}

/** One line of the applicant's list: an area, what is asked there, and where it stands. */
export interface Task {
  info: AreaInfo;
  papers: readonly Paper[];
  progress: Progress;
  done: number;
  /** How many of its documents finish the area. */
  needed: number;
  /** Asked of everyone; the others only of those whom they concern. */
  asked: boolean;
}

function isEnough({ documents, more }: Need, papers: readonly Paper[]): boolean {
  const done = papers.filter(({ progress }) => progress === 'done').map(({ document }) => document.id);
  return documents.every((id) => done.includes(id)) && done.length >= documents.length + more;
}

function isStarted(document: DocumentDefinition, draft: Draft): boolean {
  return Object.values(document.draft.fields ?? {}).some(
    (key) => typeof draft[key] === 'string' && draft[key] !== '',
  );
}

/** Areas whose documents are given on screens of their own, not by a form. */
const ownScreens: readonly Area[] = ['bank-statements', 'credit-report'];

/** The documents of an area with where each stands; one that cannot be given here yet has no place before it is. */
export function papersIn(area: Area, docs: Tree, draft: Draft): Paper[] {
  return documentsIn(area)
    .map((document) => ({
      document,
      progress: progressOf(givenLeaves(document, docs), isStarted(document, draft)),
    }))
    .filter(
      ({ document, progress }) =>
        progress !== 'not-started' || waysOf(document).length > 0 || ownScreens.includes(area),
    );
}

function areaProgress(papers: readonly Paper[], enough: boolean): Progress {
  const found = papers.map(({ progress }) => progress);
  if (found.includes('needs-you')) return 'needs-you';
  if (enough) return 'done';
  if (found.includes('checking')) return 'checking';
  return found.some((progress) => progress !== 'not-started') ? 'in-progress' : 'not-started';
}

/** The applicant's list of tasks, in the order of the areas. */
export function tasksOf(docs: Tree, draft: Draft): Task[] {
  return areas
    .map((info) => {
      const papers = papersIn(info.area, docs, draft);
      const need = needOf(info.area);
      return {
        info,
        papers,
        progress: areaProgress(papers, isEnough(need, papers)),
        done: papers.filter(({ progress }) => progress === 'done').length,
        needed: need.documents.length + need.more,
        asked: !ifItApplies.includes(info.area),
      };
    })
    .filter(({ papers }) => papers.length > 0);
}

/** The tasks that count: those asked of everyone, and those that a person has taken up. */
export function counted(tasks: readonly Task[]): Task[] {
  return tasks.filter((task) => task.asked || task.progress !== 'not-started');
}

const urgency: readonly Progress[] = ['needs-you', 'in-progress', 'not-started'];

/** What to go on with: what needs the person first, then what was begun, then what is next. */
export function nextTask(tasks: readonly Task[]): Task | undefined {
  const open = counted(tasks);
  for (const progress of urgency) {
    const found = open.find((task) => task.progress === progress);
    if (found) return found;
  }
  return undefined;
}

/** The document of a task to go on with. */
export function nextPaper(task: Task): Paper | undefined {
  const { documents } = needOf(task.info.area);
  for (const progress of urgency) {
    const found = task.papers.filter((paper) => paper.progress === progress);
    if (found.length > 0) return found.find(({ document }) => documents.includes(document.id)) ?? found[0];
  }
  return task.papers[0];
}
