import { inlineCode } from './markdown.ts';

/** An address that a person may open: on the product or on its sandbox. */
export interface Address {
  server: 'product' | 'sandbox';
  path: string;
}

/** Paths of the sandbox among those that stand alone. */
const onSandbox = /^\/(?:aadhaar|specimens|inbox)\b/;

/** Where calls begin: nothing answers there itself. */
const bases = ['/api', '/kyc'];

/** The addresses of README: whole ones by their port, and paths that stand alone. */
export function printedAddresses(markdown: string): Address[] {
  const whole = [...markdown.matchAll(/http:\/\/localhost:(3000|3001)([\w/.-]*)/g)].map(
    ([, port, path = '']): Address => ({
      server: port === '3001' ? 'sandbox' : 'product',
      path: path || '/',
    }),
  );
  const alone = inlineCode(markdown)
    .filter((code) => /^\/[a-z][\w./?=-]*$/.test(code) && !bases.includes(code))
    .map((path): Address => ({ server: onSandbox.test(path) ? 'sandbox' : 'product', path }));
  return [...whole, ...alone];
}
