/** How a page is looked at: which one, how large, and which way up. */
export interface View {
  /** Counted from 1. */
  page: number;
  /** 1 fits the page into its frame. */
  zoom: number;
  /** Clockwise degrees. */
  turn: 0 | 90 | 180 | 270;
}

type ViewStep =
  | { kind: 'zoom'; by: number }
  | { kind: 'fit' }
  | { kind: 'turn' }
  | { kind: 'page'; to: number; pages: number };

export const firstView: View = { page: 1, zoom: 1, turn: 0 };

const largestZoom = 8;
/** What a button or a key enlarges by. */
const zoomStep = 1.5;
export const zoomIn: ViewStep = { kind: 'zoom', by: zoomStep };
export const zoomOut: ViewStep = { kind: 'zoom', by: 1 / zoomStep };

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The view after a step. A page beyond the last is the last; a new page lies in its frame the way the last one did. */
export function nextView(view: View, step: ViewStep): View {
  switch (step.kind) {
    case 'zoom':
      return { ...view, zoom: within(1, view.zoom * step.by, largestZoom) };
    case 'fit':
      return { ...view, zoom: 1, turn: 0 };
    case 'turn':
      return { ...view, turn: ((view.turn + 90) % 360) as View['turn'] };
    case 'page':
      return { ...view, page: within(1, step.to, step.pages) };
  }
}

/** What a key does in the viewer. The arrows turn pages while the whole page is seen; of an enlarged one they show other parts. */
export function stepOfKey(key: string, { page, zoom }: View, pages: number): ViewStep | null {
  const turnTo = (to: number): ViewStep | null => (pages > 1 ? { kind: 'page', to, pages } : null);
  switch (key) {
    case '+':
    case '=':
      return zoomIn;
    case '-':
    case '_':
      return zoomOut;
    case '0':
      return { kind: 'fit' };
    case 'r':
      return { kind: 'turn' };
    case 'PageDown':
      return turnTo(page + 1);
    case 'PageUp':
      return turnTo(page - 1);
    case 'ArrowRight':
      return zoom === 1 ? turnTo(page + 1) : null;
    case 'ArrowLeft':
      return zoom === 1 ? turnTo(page - 1) : null;
    default:
      return null;
  }
}
