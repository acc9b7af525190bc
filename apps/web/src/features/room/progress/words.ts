import type { Area } from '@pramaan/documents/define.ts';
import { enProgress } from '../../../catalogue/en-progress.ts';
import { learn } from '../../../lib/catalogue.ts';
import { useHindi } from '../../../lib/use-hindi.ts';
import type { Task } from '../tasks.ts';

learn(enProgress);

let titles: Readonly<Partial<Record<Area, string>>> = {};
const hindi = async () => {
  const [{ areasHindi, hiProgress }, { hiShell }] = await Promise.all([
    import('../../../catalogue/hi-progress.ts'),
    import('../../../catalogue/hi-shell.ts'),
  ]);
  titles = areasHindi;
  return { ...hiShell, ...hiProgress };
};

/** Fetches the page's Hindi when it is read; `inWords` names a task's area in the language of the page. */
export function useProgressLanguage() {
  const language = useHindi(hindi);
  const inWords = (task: Task): Task => {
    const title = language === 'hi' ? titles[task.info.area] : undefined;
    return title ? { ...task, info: { ...task.info, title } } : task;
  };
  return { language, inWords };
}
