import { areaAddress, documentAddress } from './addresses.ts';
import { nextPaper, type Task } from './tasks.ts';

/** Where one goes on with a task: its next document, or its area when that has none. */
export function goOnAddress(task: Task): string {
  const paper = nextPaper(task);
  return paper ? documentAddress(task.info, paper.document.id) : areaAddress(task.info);
}
