import type { ComponentType, ReactNode } from 'react';
import { onDemand } from '../lib/on-demand.tsx';

/** A page loaded on demand inside the theme and the cache that most pages need; both are fetched at once. */
export function framed<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): (props: Props) => ReactNode {
  return onDemand(async () => {
    const [{ Frame }, loaded] = await Promise.all([import('../ui/Frame.tsx'), load()]);
    return { page: inFrame(Frame, loaded[name]) };
  }, 'page');
}

function inFrame<Props extends object>(
  Frame: ComponentType<{ children: ReactNode }>,
  Page: ComponentType<Props>,
): (props: Props) => ReactNode {
  return (props) => {
    // Here and not in the frame: when the Hindi arrives, the page is drawn again, not only what is around it.
    return (
      <Frame>
        <Page {...props} />
      </Frame>
    );
  };
}
