import { m } from '@pramaan/messages';
import classes from './CaseHead.module.css';
import { usePresence } from './use-presence.ts';

/** Who else has the case open, and whether somebody changed it meanwhile. */
export function CasePresence({ id, version }: { id: string; version: number | undefined }) {
  const { looking, changed, elsewhere, reload } = usePresence(id, version);
  return (
    <div role="status" className={classes.presence}>
      {looking.length > 0
        ? (looking.length > 1 ? m.review_looking_many : m.review_looking)({ names: looking.join(', ') })
        : ''}
      {elsewhere ? m.review_elsewhere() : ''}
      {changed && !elsewhere ? (
        <>
          {' '}
          {m.review_changed()}{' '}
          <button type="button" className="link" onClick={() => void reload()}>
            {m.review_reload()}
          </button>
        </>
      ) : null}
    </div>
  );
}
