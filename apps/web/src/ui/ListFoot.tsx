import { Button } from './Button.tsx';
import classes from './ListFoot.module.css';

interface Props {
  /** How many lines are shown, in words. */
  shown: string;
  more: string;
  /** The list that comes page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Under a list that comes page by page: how much of it is here, and the way to the rest. */
export function ListFoot({ shown, more, list }: Props) {
  return (
    <div className={classes.foot}>
      <p role="status">{shown}</p>
      {list.hasNextPage ? (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {more}
        </Button>
      ) : null}
    </div>
  );
}
