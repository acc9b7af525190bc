import { areaAddress, documentAddress } from './addresses.ts';
import { nextDocument, type Task } from './tasks.ts';

/** Where one goes on with a task: its next document, or its area when that has none. */
export function goOnAddress(task: Task): string {
  const document = nextDocument(task);
  return document ? documentAddress(task.info, document.document.id) : areaAddress(task.info);
}
