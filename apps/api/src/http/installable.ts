import type { FastifyInstance } from 'fastify';

/** What of the site the manifest says. */
interface Identity {
  lender: string;
  accent: { light: string };
}

const manifestAddress = '/manifest.webmanifest';
const iconAddress = '/app-icon.svg';

/** For the head of a page. */
export const manifestLink = `<link rel="manifest" href="${manifestAddress}">`;

const colour = (accent: string): string => (/^#[0-9a-f]{6}$/i.test(accent) ? accent : '#0f5c57');

/** The product's mark on the lender's colour, with the room around it that a phone cuts into its own shape. */
const icon = (accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${colour(accent)}"/><path d="M15 24.5l6.5 6.5L34 17" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/**
 * The web app manifest and its icon: a phone puts the portal among its apps, under the lender's name and colour.
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
          icons: [{ src: iconAddress, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
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
}
