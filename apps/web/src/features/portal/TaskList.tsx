import { m } from '@pramaan/messages';
import { useId } from 'react';
import { Link } from 'wouter';
import { Drawing, Icon } from '../../ui/Icon.tsx';
import { areaAddress } from './addresses.ts';
import { areaDrawing } from './area-drawings.ts';
import classes from './Portal.module.css';
import { ProgressBadge } from './ProgressBadge.tsx';
import type { Task } from './tasks.ts';

/** What stands behind an area in one line: what needs the person, or what is given already. */
function TaskNote({ task }: { task: Task }) {
  const trouble = task.items.filter(({ progress }) => progress === 'needs-you');
  const names = (trouble.length > 0 ? trouble : task.items.filter(({ progress }) => progress === 'done'))
    .map(({ document }) => document.title)
    .join(', ');
  const count = task.done > 0 && task.done < task.needed;
  // An area with one document of its own name says it once.
  return names && names !== task.info.title ? (
    <span className={classes.note}>
      {trouble.length > 0 ? m.portal_trouble({ names }) : names}
      {count ? ` · ${m.portal_submitted({ done: task.done, count: task.needed })}` : ''}
    </span>
  ) : null;
}

interface Props {
  title: string;
  tasks: readonly Task[];
}

/** Areas as tasks, each a whole line to tap. */
export function TaskList({ title, tasks }: Props) {
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.sectionTitle}>
        {title}
      </h2>
      <Lines tasks={tasks} />
    </section>
  );
}

/** Areas of which the person is not asked, folded away. */
export function OtherTasks({ title, lead, tasks }: Props & { lead: string }) {
  return (
    <details className={classes.others}>
      <summary>{title}</summary>
      <p className={classes.sectionLead}>{lead}</p>
      <Lines tasks={tasks} />
    </details>
  );
}

function Lines({ tasks }: Pick<Props, 'tasks'>) {
  return (
    <ul className={classes.list}>
      {tasks.map((task) => (
        <li key={task.info.area}>
          <Link href={areaAddress(task.info)} className={classes.line}>
            <span className={classes.lineIcon}>
              <Drawing path={areaDrawing(task.info.area)} size={22} stroke={1.75} />
            </span>
            <span className={classes.lineText}>
              <span className={classes.lineTitle}>{task.info.title}</span>
              <TaskNote task={task} />
            </span>
            <ProgressBadge progress={task.progress} />
            <span className={classes.arrow}>
              <Icon name="next" size={18} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
