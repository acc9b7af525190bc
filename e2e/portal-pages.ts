import { places } from './pages.ts';

const staff = /^\/(?:admin|login-admin|login-team|login-sso|forgot-password|join|digi-report)(?:[/?]|$)/;
const portal = places.filter(({ path }) => !staff.test(path));
const walkLength = 10;

/** Every portal page, in walks of one person that run side by side. */
export const walks = Object.entries(Object.groupBy(portal, ({ as }) => as?.login ?? 'nobody')).flatMap(
  ([who, theirs = []]) =>
    Array.from({ length: Math.ceil(theirs.length / walkLength) }, (_, walk) => ({
      name: `walk ${walk + 1} of ${who}`,
      mine: theirs.slice(walk * walkLength, (walk + 1) * walkLength),
    })),
);
