import type { Area, DocumentDefinition } from '@pramaan/documents/define.ts';
import { type AreaInfo, areas, documentsIn } from '@pramaan/documents/menu.ts';
import { type Progress, progressOf, submittedRecords } from '@pramaan/documents/progress.ts';
import { ifItApplies, type Requirement, requirementOf } from '@pramaan/documents/requirements.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import type { Draft } from '../../documents/draft-store.ts';
import { methodsOf } from '../../documents/Methods.tsx';

/** A document of an area and where it stands. */
export interface TaskDocument {
  document: DocumentDefinition;
  progress: Progress;
}

/** One line of the applicant's list: an area, what is asked there, and where it stands. */
export interface Task {
  info: AreaInfo;
  items: readonly TaskDocument[];
  progress: Progress;
  done: number;
  /** How many of its documents finish the area. */
  needed: number;
  /** Asked of everyone; the others only of those whom they concern. */
  asked: boolean;
}

function isEnough({ documents, more }: Requirement, items: readonly TaskDocument[]): boolean {
  const done = items.filter(({ progress }) => progress === 'done').map(({ document }) => document.id);
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
export function taskDocuments(area: Area, docs: Tree, draft: Draft): TaskDocument[] {
  return documentsIn(area)
    .map((document) => ({
      document,
      progress: progressOf(submittedRecords(document, docs), isStarted(document, draft)),
    }))
    .filter(
      ({ document, progress }) =>
        progress !== 'not-started' || methodsOf(document).length > 0 || ownScreens.includes(area),
    );
}

function areaProgress(items: readonly TaskDocument[], enough: boolean): Progress {
  const found = items.map(({ progress }) => progress);
  if (found.includes('needs-you')) return 'needs-you';
  if (enough) return 'done';
  if (found.includes('checking')) return 'checking';
  return found.some((progress) => progress !== 'not-started') ? 'in-progress' : 'not-started';
}

/** The applicant's list of tasks, in the order of the areas. */
export function tasksOf(docs: Tree, draft: Draft): Task[] {
  return areas
    .map((info) => {
      const items = taskDocuments(info.area, docs, draft);
      const need = requirementOf(info.area);
      return {
        info,
        items,
        progress: areaProgress(items, isEnough(need, items)),
        done: items.filter(({ progress }) => progress === 'done').length,
        needed: need.documents.length + need.more,
        asked: !ifItApplies.includes(info.area),
      };
    })
    .filter(({ items }) => items.length > 0);
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
export function nextDocument(task: Task): TaskDocument | undefined {
  const { documents } = requirementOf(task.info.area);
  for (const progress of urgency) {
    const found = task.items.filter((document) => document.progress === progress);
    if (found.length > 0) return found.find(({ document }) => documents.includes(document.id)) ?? found[0];
  }
  return task.items[0];
}
