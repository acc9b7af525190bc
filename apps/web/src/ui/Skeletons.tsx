import { m } from '@pramaan/messages';
import classes from './Skeletons.module.css';

const widths = ['82%', '64%', '74%', '58%', '70%', '52%'];

function Bones({ children }: { children: readonly { width: string; height: number }[] }) {
  return (
    <div className={classes.place} role="status" aria-label={m.shell_loading()}>
      {children.map(({ width, height }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bones never change their order
        <div key={index} className={classes.bone} style={{ width, height }} />
      ))}
    </div>
  );
}

/** The place of a card that is on its way. */
export function CardSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Bones>
      {[{ width: '40%', height: 20 }, ...widths.slice(0, lines).map((width) => ({ width, height: 14 }))]}
    </Bones>
  );
}

/** The place of a list that is on its way. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return <Bones>{Array.from({ length: rows }, () => ({ width: '100%', height: 28 }))}</Bones>;
}
