import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Shown in place of a component while its code loads. */
const Fallback = createContext<ReactNode>(null);

interface WhileLoadingProps {
  /** Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Sets the fallback for on-demand components inside it. */
export function WhileLoading({ fallback = null, children }: WhileLoadingProps) {
  return <Fallback value={fallback}>{children}</Fallback>;
}

/** The code of one component, loaded once. */
class Code<Props extends object> {
  part: ComponentType<Props> | undefined;
  #coming: Promise<void> | undefined;
  readonly #load: () => Promise<ComponentType<Props>>;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  /** Resolves when the code is loaded. After a failure the next call tries again. */
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
  // Start the request during rendering: an effect would start it later.
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
 * A component whose code is loaded when it first renders; after that it renders at once. If the code cannot be loaded, it
 * throws to the error boundary. React's own `lazy` reveals loaded code 300 ms after the last fallback at the earliest, and
 * nested components wait once each: pages asked for their data 300 ms too late (decision 0039).
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
