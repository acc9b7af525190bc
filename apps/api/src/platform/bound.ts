type WithDependencies<Deps> = (deps: Deps, ...rest: never[]) => unknown;

type Bound<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (deps: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Functions that take their dependencies as first argument, as methods that have them already. */
export function bound<Deps, Functions extends Record<string, WithDependencies<Deps>>>(
  deps: Deps,
  functions: Functions,
): Bound<Functions> {
  const methods = Object.entries(functions).map(([name, call]) => [name, call.bind(null, deps)]);
  return Object.fromEntries(methods) as Bound<Functions>;
}
