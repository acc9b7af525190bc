import { type ComponentType, lazy } from 'react';

type Loaded<Name extends string, P> = Readonly<Record<Name, ComponentType<P>>>;

/** A page loaded on demand, by the name it is exported under. */
export function plain<Name extends string, P>(load: () => Promise<Loaded<Name, P>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** The same, inside the theme and the cache that most pages need; both are fetched at once. */
export function framed<Name extends string, P extends object>(
  load: () => Promise<Loaded<Name, P>>,
  name: Name,
) {
  return lazy(async () => {
    const [{ Frame }, loaded] = await Promise.all([import('../ui/Frame.tsx'), load()]);
    const Page: ComponentType<P> = loaded[name];
    return {
      default: (props: P) => (
        <Frame>
          <Page {...props} />
        </Frame>
      ),
    };
  });
}
