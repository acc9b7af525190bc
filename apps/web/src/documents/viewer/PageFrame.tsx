import { m } from '@pramaan/messages';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { imageAddress } from '../safe-image.ts';
import classes from './DocumentViewer.module.css';
import type { ReadMark } from './read-marks.ts';
import { useGestures } from './use-gestures.ts';
import type { View } from './view.ts';

interface Props {
  title: string;
  page: { page: number; pages: number; width: number; height: number; image: string };
  view: View;
  marks: readonly ReadMark[];
  chosen: string | null;
  onChoose: (path: string) => void;
  onZoom: (by: number) => void;
}

/** What stays where it is while the page grows: a point of the sheet, in shares, and where in the frame it is seen. */
interface Anchor {
  share: { x: number; y: number };
  seen: { x: number; y: number };
}

/** The anchor under a point of the window; without one, what is seen in the middle. */
function anchorAt(frame: HTMLElement, at?: { x: number; y: number }): Anchor {
  const box = frame.getBoundingClientRect();
  const seen = at
    ? { x: at.x - box.left, y: at.y - box.top }
    : { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
  return {
    seen,
    share: {
      x: (frame.scrollLeft + seen.x) / Math.max(1, frame.scrollWidth),
      y: (frame.scrollTop + seen.y) / Math.max(1, frame.scrollHeight),
    },
  };
}

const middle = { x: 0.5, y: 0.5 };

/** Keeps the anchor in its place when the zoom changes, and remembers what is in the middle for the next change. A turned page shows its middle. */
function useAnchor(frame: RefObject<HTMLElement | null>, { zoom, turn }: View) {
  const anchor = useRef<Anchor | null>(null);
  const before = useRef({ zoom, turn });
  useLayoutEffect(() => {
    const element = frame.current;
    const turned = before.current.turn !== turn;
    if (!element || (before.current.zoom === zoom && !turned)) return;
    before.current = { zoom, turn };
    const now = anchorAt(element);
    const { share, seen } = turned ? { ...now, share: middle } : (anchor.current ?? now);
    element.scrollLeft = share.x * element.scrollWidth - seen.x;
    element.scrollTop = share.y * element.scrollHeight - seen.y;
    anchor.current = anchorAt(element);
  }, [frame, zoom, turn]);
  return anchor;
}

/** One page in a frame that scrolls when it is enlarged, with the places that were read marked on it. */
export function PageFrame({ title, page, view, marks, chosen, onChoose, onZoom }: Props) {
  const frame = useRef<HTMLElement>(null);
  const anchor = useAnchor(frame, view);
  const gestures = useGestures(frame, (by, at) => {
    if (frame.current) anchor.current = anchorAt(frame.current, at);
    onZoom(by);
  });
  const noteMiddle = () => {
    if (frame.current) anchor.current = anchorAt(frame.current);
  };
  // What is chosen beside the page is brought into its frame.
  useEffect(() => {
    const element = frame.current;
    const mark = chosen && element?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!element || !mark) return;
    const [box, at] = [element.getBoundingClientRect(), mark.getBoundingClientRect()];
    element.scrollBy?.(
      at.left + at.width / 2 - box.left - box.width / 2,
      at.top + at.height / 2 - box.top - box.height / 2,
    );
  }, [chosen]);
  const sideways = view.turn === 90 || view.turn === 270;
  const ratio = sideways ? page.height / page.width : page.width / page.height;
  const style = { '--ratio': ratio, '--zoom': view.zoom, '--turn': `${view.turn}deg` } as CSSProperties;
  const label = m.viewer_page({ page: page.page, pages: page.pages });
  return (
    <section
      ref={frame}
      className={classes.frame}
      style={style}
      data-enlarged={view.zoom > 1 || undefined}
      data-tall={ratio < 1 || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={label}
      onScroll={noteMiddle}
      {...gestures}
    >
      <div className={classes.sheet}>
        <div className={classes.paper} data-sideways={sideways || undefined}>
          <img
            src={imageAddress(page.image) ?? ''}
            alt={m.viewer_alt({ page: page.page, title })}
            draggable={false}
          />
          {marks.map(({ path, number, label: name, unsure, place }) =>
            place?.page === page.page ? (
              <button
                key={path}
                type="button"
                // By keyboard the same is chosen in the list beside the page.
                tabIndex={-1}
                className={classes.mark}
                style={{
                  left: `${place.left * 100}%`,
                  top: `${place.top * 100}%`,
                  width: `${place.width * 100}%`,
                  height: `${place.height * 100}%`,
                }}
                data-unsure={unsure || undefined}
                aria-pressed={path === chosen}
                aria-label={m.viewer_mark({ number, label: name })}
                onClick={() => onChoose(path)}
              >
                <span className={classes.number}>{number}</span>
              </button>
            ) : null,
          )}
        </div>
      </div>
    </section>
  );
}
