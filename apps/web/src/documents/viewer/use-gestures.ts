import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** A point of the window. */
interface Point {
  x: number;
  y: number;
}

type ZoomAt = (by: number, at: Point) => void;

const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Zooms a scrolling frame by pinching, by the wheel with Ctrl (which is also how a touchpad says that it is pinched), and
 * moves it by dragging with a mouse.
 */
export function useGestures(frame: RefObject<HTMLElement | null>, zoomAt: ZoomAt) {
  const zoom = useRef(zoomAt);
  zoom.current = zoomAt;
  const fingers = useRef(new Map<number, Point>());
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom.current(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    // React listens passively, and then the browser would enlarge the whole page as well.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const held = (): [Point, Point] | null => {
    const [first, second] = [...fingers.current.values()];
    return first && second ? [first, second] : null;
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch')
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 1)
        frame.current?.scrollBy?.(-event.movementX, -event.movementY);
      if (!fingers.current.has(event.pointerId)) return;
      const before = held();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = held();
      if (before && now) zoom.current(apart(now) / Math.max(1, apart(before)), middle(now));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  };
}
