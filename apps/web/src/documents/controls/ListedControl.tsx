import { lazy, Suspense } from 'react';
import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

const Choices = lazy(async () => ({ default: (await import('./ListedChoices.tsx')).ListedChoices }));

/** One of a dictionary's names, or one's own words. Few forms ask it: what draws it is fetched when it is asked. */
export function ListedControl(props: ControlProps) {
  return (
    <Suspense fallback={<select {...inputAttributes(props)} className={classes.input} aria-busy />}>
      <Choices {...props} />
    </Suspense>
  );
}
