import type { Area } from '@pramaan/documents/define.ts';
import { m } from '@pramaan/messages';
import { areaAddress, documentAddress, portalAddress, stepAfter } from './addresses.ts';
import { nextDocument, nextTask, type Task } from './tasks.ts';

/** Where a person goes on, and the words of the way there. */
interface WayOn {
  href: string;
  words: string;
}

/** Marks an address to which one was led step by step: there one is led on. */
const led = 'go';
export const ledTo = (address: string): string => `${address}?${led}`;

/** Was the person led to the page with this search? */
export const isLed = (search: string): boolean => new URLSearchParams(search).has(led);

/** Nothing of the area is begun, and which of its papers a person has only they know. */
const isChoice = (task: Task): boolean =>
  task.need.chosen === true && task.items.every(({ progress }) => progress === 'not-started');

/** Where one goes on with a task: its next document, or its area when that has none or the person chooses there. */
export function goOnAddress(task: Task): string {
  const document = isChoice(task) ? undefined : nextDocument(task);
  return ledTo(document ? documentAddress(task.info, document.document.id) : areaAddress(task.info));
}

/** What is really next of the whole application, past this area if it has one; home when enough is given. */
export function wayPast(tasks: readonly Task[], area?: Area): WayOn {
  const next = nextTask(tasks.filter(({ info }) => info.area !== area));
  return next
    ? { href: goOnAddress(next), words: m.portal_continue({ title: next.info.title }) }
    : { href: portalAddress, words: m.doc_next_done() };
}

/**
 * Where one goes on from a document: its own next step, then what its area still needs, then the next area. Documents of an area
 * that has enough are not offered one after the other.
 */
export function wayOn(tasks: readonly Task[], area: Area, documentId: string): WayOn {
  const task = tasks.find(({ info }) => info.area === area);
  const here = task?.items.find(({ document }) => document.id === documentId);
  const step = here?.progress === 'done' ? stepAfter[documentId] : undefined;
  if (step) return { href: step.href, words: step.words() };
  const isEnough = task === undefined || task.progress === 'done' || task.progress === 'checking';
  const left = task && { ...task, items: task.items.filter(({ document }) => document.id !== documentId) };
  const following = !isEnough && left ? nextDocument(left) : undefined;
  // One document of those left is asked, or this one: a person who gives none of them goes on.
  if (task && following && following.progress !== 'done' && following.progress !== 'checking')
    return {
      href: ledTo(documentAddress(task.info, following.document.id)),
      words: m.doc_next({ title: following.document.title }),
    };
  return wayPast(tasks, area);
}
