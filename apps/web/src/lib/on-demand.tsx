import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** What stands where a part of the page will be, while its code is fetched. */
const Fallback = createContext<ReactNode>(null);

interface WhileLoadingProps {
  /** Nothing, when it is left out. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Says what stands in place of the parts in it whose code is on its way. */
export function WhileLoading({ fallback = null, children }: WhileLoadingProps) {
  return <Fallback value={fallback}>{children}</Fallback>;
}

/** The code of a part, fetched once. */
class Code<Props extends object> {
  part: ComponentType<Props> | undefined;
  #coming: Promise<void> | undefined;
  readonly #load: () => Promise<ComponentType<Props>>;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  /** Resolves when the part is here. After a failure the next call asks again. */
  arrive(): Promise<void> {
    this.#coming ??= this.#load().then(
      (part) => {
        this.part = part;
      },
      (error: unknown) => {
        this.#coming = undefined;
        throw error;
      },
    );
    return this.#coming;
  }
}

function Late<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  const fallback = useContext(Fallback);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [, setHere] = useState(code.part !== undefined);
  // Begun while it is drawn: whoever waits for the page to stand loses a moment.
  if (!code.part && !failure) code.arrive().catch(() => undefined);
  useEffect(() => {
    let gone = false;
    code.arrive().then(
      () => !gone && setHere(true),
      (error: unknown) => !gone && setFailure({ error }),
    );
    return () => {
      gone = true;
    };
  }, [code]);
  if (failure) throw failure.error;
  return code.part ? <code.part {...props} /> : fallback;
}

/**
 * A part of the page whose code is fetched when it is first drawn; from then on it is drawn at once. Without an answer it
 * throws, for the wall above it. React's own `lazy` shows what has come 300 ms after the last placeholder at the
 * earliest, a part within a part later still: pages stood empty for half a second (decision 0039).
 *
 * @param load the module that exports it
 * @param name the name it is exported under
 */
export function onDemand<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): (props: Props) => ReactNode {
  const code = new Code<Props>(async () => (await load())[name]);
  return (props) => <Late code={code} props={props} />;
}
