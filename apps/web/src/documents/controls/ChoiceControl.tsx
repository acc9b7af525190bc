import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';

import classes from './Control.module.css';
import { type ControlProps, inputAttributes } from './control.ts';

const Choices = onDemand(() => import('./ChoiceList.tsx'), 'ChoiceList');

/** One of a dictionary's names, or one's own words. Few forms ask it: what draws it is fetched when it is asked. */
export function ChoiceControl(props: ControlProps) {
  return (
    <WhileLoading fallback={<select {...inputAttributes(props)} className={classes.input} aria-busy />}>
      <Choices {...props} />
    </WhileLoading>
  );
}
