import type { AskedOf } from '@pramaan/documents/loan-product.ts';
import { type AreaInfo, areas } from '@pramaan/documents/menu.ts';
import type { Progress } from '@pramaan/documents/progress.ts';
import { type Requirement, requirementOf } from '@pramaan/documents/requirements.ts';
import { askedFor } from '@pramaan/documents/situation.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import type { Draft } from '../../documents/draft-store.ts';
import { type TaskDocument, taskDocuments } from './task-documents.ts';

/** One line of the applicant's list: an area, what is asked there, and where it stands. */
export interface Task {
  info: AreaInfo;
  items: readonly TaskDocument[];
  progress: Progress;
  done: number;
  /** How many of its documents finish the area. */
  needed: number;
  /** What finishes the area. */
  need: Requirement;
  /** Asked of this person; the others may be added. */
  asked: boolean;
}

function isEnough({ documents, more }: Requirement, items: readonly TaskDocument[]): boolean {
  const done = items.filter(({ progress }) => progress === 'done').map(({ document }) => document.id);
  return documents.every((id) => done.includes(id)) && done.length >= documents.length + more;
}

function areaProgress(items: readonly TaskDocument[], enough: boolean): Progress {
  const found = items.map(({ progress }) => progress);
  if (found.includes('needs-you')) return 'needs-you';
  if (enough) return 'done';
  if (found.includes('checking')) return 'checking';
  return found.some((progress) => progress !== 'not-started') ? 'in-progress' : 'not-started';
}

/** The applicant's list of tasks, in the order of the areas. */
export function tasksOf(docs: Tree, draft: Draft, askedOf: AskedOf = {}): Task[] {
  const asked = askedFor(askedOf, docs, draft);
  return areas
    .map((info) => {
      const items = taskDocuments(info.area, docs, draft);
      const need = asked.get(info.area) ?? requirementOf(info.area);
      return {
        info,
        items,
        need,
        progress: areaProgress(items, isEnough(need, items)),
        done: items.filter(({ progress }) => progress === 'done').length,
        needed: need.documents.length + need.more,
        asked: asked.has(info.area),
      };
    })
    .filter(({ items }) => items.length > 0);
}

/** The tasks that count: those asked of the person, and those that a person has taken up. */
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
  const { documents } = task.need;
  for (const progress of urgency) {
    const found = task.items.filter((document) => document.progress === progress);
    if (found.length > 0) return found.find(({ document }) => documents.includes(document.id)) ?? found[0];
  }
  return task.items[0];
}
