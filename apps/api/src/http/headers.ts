import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * The security headers of every reply. They depend on nothing in a request, so helmet writes them once, on a
 * response that goes nowhere, and they are copied from then on.
 *
 * @param forms origins of others to which our pages may post a form: the bank aggregator's page, the eSign provider's
 * @param widget origin of a script of others that runs in the page and talks with its own pop-up; almost no page has one
 * @param images origins of others whose pictures our pages show: the map's tiles
 */
export function securityHeaders(
  publicUrl: string,
  forms: readonly string[] = [],
  widget: readonly string[] = [],
  images: readonly string[] = [],
): Record<string, string> {
  const secure = publicUrl.startsWith('https:');
  const write = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...widget],
        // The components set sizes and colours as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...images],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...widget],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...forms],
        baseUri: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    // A pop-up of others can tell the page that opened it what was chosen there: nowhere else.
    crossOriginOpenerPolicy: { policy: widget.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  const request = new IncomingMessage(new Socket());
  const nowhere = new ServerResponse(request);
  write(request, nowhere, (error?: unknown) => {
    if (error) throw error;
  });
  const written = Object.entries(nowhere.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  // An empty list would mean that nothing protects a reply.
  if (written.length < 8) throw new Error('The security headers could not be written.');
  return {
    ...Object.fromEntries(written),
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  };
}

/** Headers that a built file needs; the others say what a page may do. */
const ofFiles = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];

/** A worker takes its policy from its own file, an SVG may be opened by itself. Of any other file a browser reads none. */
const hasPolicy = /worker[^/]*[.]js$|[.]svg$/;

/**
 * The headers of the web app's built files. A phone fetches dozens of them, and those of a page weigh more than many a file:
 * a kilobyte each on HTTP/1.1.
 *
 * @param page those of a page
 * @returns the headers of the file at an address, the same value for every file of its kind
 */
export function fileHeaders(
  page: Readonly<Record<string, string>>,
): (path: string) => Readonly<Record<string, string>> {
  const plain = Object.fromEntries(Object.entries(page).filter(([name]) => ofFiles.includes(name)));
  const policy = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";
  const withPolicy = { ...plain, 'content-security-policy': policy };
  return (path) => (hasPolicy.test(path) ? withPolicy : plain);
}
