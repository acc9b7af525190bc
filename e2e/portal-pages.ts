import { places } from './pages.ts';

const staff = /^\/(?:admin|login-admin|login-team|login-sso|forgot-password|join|digi-report)(?:[/?]|$)/;

/** Every page of the portal. */
export const portal = places.filter(({ path }) => !staff.test(path));

/** Short enough that no worker is left walking alone. */
const walkLength = 10;

/** Pages in walks of one person that run side by side. */
export const walksOf = (pages: typeof places) =>
  Object.entries(Object.groupBy(pages, ({ as }) => as?.login ?? 'nobody')).flatMap(([who, theirs = []]) =>
    Array.from({ length: Math.ceil(theirs.length / walkLength) }, (_, walk) => ({
      name: `walk ${walk + 1} of ${who}`,
      mine: theirs.slice(walk * walkLength, (walk + 1) * walkLength),
    })),
  );
