import type { FastifyInstance } from 'fastify';

/** What of the site the manifest says. */
interface Identity {
  lender: string;
  accent: { light: string };
}

const manifestAddress = '/manifest.webmanifest';
const iconAddress = '/app-icon.svg';

/** PNG for what draws no SVG: addresses and the pixels of a side. The last is what an iPhone asks for. */
const pictures = [
  ['/app-icon-192.png', 192],
  ['/app-icon-512.png', 512],
  ['/apple-touch-icon.png', 180],
] as const;
const touchIcon = pictures[2][0];

/** For the head of a page. */
export const manifestLink = `<link rel="manifest" href="${manifestAddress}"><link rel="apple-touch-icon" href="${touchIcon}">`;

const colour = (accent: string): string => (/^#[0-9a-f]{6}$/i.test(accent) ? accent : '#0f5c57');

/** The product's mark on the lender's colour, with the room around it that a phone cuts into its own shape. */
const icon = (accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${colour(accent)}"/><path d="M15 24.5l6.5 6.5L34 17" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const drawn = new Map<string, Promise<Buffer>>();

/** The icon as a PNG; each is drawn once. Our own drawing, no stranger's file: it needs no isolated worker. */
function picture(accent: string, side: number): Promise<Buffer> {
  const name = `${colour(accent)} ${side}`;
  const found = drawn.get(name);
  if (found) return found;
  const made = import('sharp').then(({ default: sharp }) =>
    sharp(Buffer.from(icon(accent)), { density: (72 * side) / 48 })
      .resize(side, side)
      .png()
      .toBuffer(),
  );
  // A lender tries a few colours, not a thousand.
  if (drawn.size >= 30) drawn.clear();
  drawn.set(name, made);
  made.catch(() => drawn.delete(name));
  return made;
}

/**
 * The web app manifest and its icons: a phone puts the portal among its apps, under the lender's name and colour.
 *
 * @param site whose site it is
 */
export function serveInstallable(fastify: FastifyInstance, site: () => Promise<Identity>): void {
  fastify.get(manifestAddress, async (_, reply) => {
    const { lender, accent } = await site();
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          ...{ name: lender, short_name: lender, id: '/laas', start_url: '/laas', scope: '/' },
          ...{ display: 'standalone', background_color: '#f6f4f0', theme_color: colour(accent.light) },
          icons: [
            { src: iconAddress, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
            ...pictures
              .filter(([src]) => src !== touchIcon)
              .map(([src, side]) => ({
                ...{ src, sizes: `${side}x${side}`, type: 'image/png', purpose: 'any maskable' },
              })),
          ],
        }),
      );
  });
  fastify.get(iconAddress, async (_, reply) => {
    const { accent } = await site();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(icon(accent.light));
  });
  for (const [address, side] of pictures)
    fastify.get(address, async (_, reply) => {
      const { accent } = await site();
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await picture(accent.light, side));
    });
}
