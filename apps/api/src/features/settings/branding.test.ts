import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getSite, getSiteLogo } from '@pramaan/contract/calls/places.ts';
import * as calls from '@pramaan/contract/calls/settings.ts';
import { sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import sharp from 'sharp';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let owner: Caller;
let anyone: Caller;
before(async () => {
  world = await startWorld();
  [owner, anyone] = await Promise.all([world.as('owner'), world.as('anonymous')]);
});
after(() => world.close());

const site = async () => (await anyone.call(getSite)).ok;
const put = (bytes: Uint8Array, name: string, type: string, caller = owner) => {
  const body = new FormData();
  body.append('logo', new Blob([Uint8Array.from(bytes)], { type }), name);
  return caller.call(calls.putLogo, { body });
};
/** A green disc in the middle of much empty room. */
const disc = (side: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 4}" fill="#0b6e4f"/></svg>`,
    ),
  );

test('a logo is drawn again, cut to what it shows, and stands on the site by its own address', async () => {
  for (const [kind, bytes] of [
    [
      'png',
      await disc(800)
        .withMetadata({ exif: { IFD0: { Artist: 'Somebody' } } })
        .png()
        .toBuffer(),
    ],
    ['webp', await disc(400).webp().toBuffer()],
    ['jpeg', await disc(400).flatten({ background: '#fff' }).jpeg().toBuffer()],
  ] as const) {
    const stored = (await put(bytes, `logo.${kind}`, `image/${kind}`)).ok;
    const sha256 = /^\/api\/site\/logo\/([0-9a-f]{64})$/.exec(stored.logo)?.[1];
    assert.equal((await site()).logo, stored.logo);
    const reply = await anyone.call(getSiteLogo, { params: { sha256 } });
    assert.deepEqual(
      [reply.raw.headers['content-type'], reply.raw.headers['x-content-type-options']],
      ['image/png', 'nosniff'],
    );
    const drawn = await sharp(reply.raw.rawPayload).metadata();
    assert.equal(drawn.format, 'png');
    assert.equal(drawn.exif, undefined, 'what the file said besides is gone');
    assert.ok(drawn.height <= 120 && drawn.width <= 480, `${drawn.width} × ${drawn.height}`);
    assert.ok(Math.abs(drawn.width - drawn.height) <= 2, 'the empty room is cut off');
  }
  assert.equal((await anyone.call(getSiteLogo, { params: { sha256: '0'.repeat(64) } })).status, 404);
});

test('what is no picture, too small, or drawn by text is refused with a sentence, and the logo stays', async (t) => {
  const before_ = (await site()).logo;
  const svgs = [
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/"/></svg>',
    '\uFEFF  <!-- PNG --><svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body onload="alert(1)"/></foreignObject></svg>',
  ].map((text) => Buffer.from(text));
  for (const svg of svgs)
    for (const name of ['logo.svg', 'logo.png'])
      assert.equal((await put(svg, name, 'image/png')).code, 'FILE_REFUSED', svg.toString());
  sayRefused(t, 'SVG as a picture, under two names', svgs.length * 2);
  for (const [bytes, name] of [
    [Buffer.from('GIF89a'), 'logo.png'],
    [Buffer.from('\x89PNG\r\n\x1a\nbroken'), 'logo.png'],
    [await disc(16).png().toBuffer(), 'small.png'],
  ] as const) {
    const reply = await put(bytes, name, 'image/png');
    assert.equal(reply.code, 'FILE_REFUSED', name);
    assert.ok(reply.message.length > 20);
  }
  assert.equal((await put(Buffer.alloc(0), 'none.png', 'image/png')).status, 400);
  assert.equal((await site()).logo, before_);
  const other = await world.as('other owner');
  await put(await disc(100).png().toBuffer(), 'theirs.png', 'image/png', other);
  assert.equal((await site()).logo, before_, 'another lender’s logo is their own');
});

test('the lender’s own words stand on the site; what is not named stays, and too long is refused', async () => {
  const words = { welcome: 'Namaste from Saral.', help: 'Ask 1800 000 000.', grievance: 'N. Owner, Pune' };
  await owner.call(calls.changeSettings, { body: words });
  const stored = (await owner.call(calls.changeSettings, { body: { letterhead: 'Saral Finance Ltd' } })).ok;
  assert.deepEqual(
    [stored.welcome, stored.help, stored.grievance, stored.letterhead],
    [words.welcome, words.help, words.grievance, 'Saral Finance Ltd'],
  );
  const shown = await site();
  assert.deepEqual([shown.welcome, shown.letterhead], [words.welcome, 'Saral Finance Ltd']);
  assert.equal((await owner.call(calls.changeSettings, { body: { help: 'x'.repeat(201) } })).status, 400);
  await owner.call(calls.changeSettings, { body: { welcome: '' } });
  assert.deepEqual([(await site()).welcome, (await site()).help], [undefined, words.help]);
});

test('an e-mail ends with whom to ask; an SMS is the registered text alone', async () => {
  const { db, outbox } = world.product;
  const lender = await world.lender('SARAL');
  await db.tenant(lender, async (trx) => {
    const common = { language: 'en', to: 'brand@example.in' } as const;
    const values = { lender: 'Saral', name: 'Brand', link: 'http://localhost/laas' };
    await outbox.queue(trx, lender, { ...common, channel: 'email', template: 'ask-email', values });
    await outbox.queue(trx, lender, {
      ...common,
      channel: 'sms',
      to: '9111111111',
      template: 'ask-sms',
      values,
    });
  });
  await outbox.settled();
  const [mail] = await world.sandbox.messages('brand@example.in');
  assert.match(mail?.text ?? '', /Ask 1800 000 000\.\s+N\. Owner, Pune\s*$/);
  const [sms] = await world.sandbox.messages('9111111111');
  assert.doesNotMatch(sms?.text ?? 'Ask 1800', /Ask 1800/);
});

test('both parts of an e-mail carry the same link; the logo comes along; what people typed is text', async () => {
  const { db, outbox } = world.product;
  const lender = await world.lender('SARAL');
  const link = 'http://localhost/consent?id=1&token=abc"<&name=x';
  const name = '<script>alert(1)</script> \u202egnp.exe';
  const message = { channel: 'email', template: 'consent-link-personal', language: 'hi' } as const;
  await db.tenant(lender, (trx) =>
    outbox.queue(trx, lender, {
      ...message,
      to: 'html@example.in',
      values: { lender: 'Saral & <b>', name, link },
    }),
  );
  await outbox.settled();
  const [mail] = await world.sandbox.messages('html@example.in');
  const html = await world.sandbox.mailHtml('html@example.in');
  assert.ok(mail?.text.includes(`\n\n${link}\n\n`));
  const inHtml = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  assert.equal(html.split(`href="${inHtml}"`).length, 3, 'the button, and the link spelt out');
  assert.ok(html.includes('प्रिय &lt;script&gt;alert(1)&lt;/script&gt; gnp.exe,'));
  assert.ok(html.includes('Saral &amp; &lt;b&gt;') && html.includes('lang="hi"'));
  assert.ok(!html.includes('<script') && !`${html}${mail?.text}`.includes('\u202e'));
  const png = Buffer.from(/src="data:image\/png;base64,([^"]+)"/.exec(html)?.[1] ?? '', 'base64');
  const { logo } = await site();
  const sha256 = /[0-9a-f]{64}$/.exec(logo ?? '')?.[0] ?? '';
  const stored = await anyone.call(getSiteLogo, { params: { sha256 } });
  assert.deepEqual(png, stored.raw.rawPayload);
});

test('without a logo its place is as before', async () => {
  const stored = (await owner.call(calls.removeLogo)).ok;
  assert.equal(stored.logo, '');
  assert.equal((await site()).logo, undefined);
  const lender = await world.lender('SARAL');
  const { db, outbox } = world.product;
  const message = { channel: 'email', template: 'consent-code-email', language: 'en' } as const;
  const values = { lender: 'Saral', code: '314159' };
  await db.tenant(lender, (trx) => outbox.queue(trx, lender, { ...message, to: 'plain@example.in', values }));
  await outbox.settled();
  const html = await world.sandbox.mailHtml('plain@example.in');
  assert.doesNotMatch(html, /<img/);
  assert.match(html, />314159</, 'the code by itself');
});

test('a phone can put the portal among its apps, under the lender’s name and in its colour', async () => {
  const [manifest, icon] = await Promise.all(
    ['/manifest.webmanifest', '/app-icon.svg'].map((url) => world.app.inject({ url })),
  );
  assert.match(String(manifest?.headers['content-type']), /^application\/manifest\+json/);
  const { lender, accent } = await site();
  const said = manifest?.json();
  assert.deepEqual([said.name, said.start_url, said.display], [lender, '/laas', 'standalone']);
  assert.deepEqual(
    said.icons.map(({ src }: { src: string }) => src),
    ['/app-icon.svg', '/app-icon-192.png', '/app-icon-512.png'],
  );
  for (const [url, side] of [
    ['/app-icon-192.png', 192],
    ['/app-icon-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    const { rawPayload, headers } = await world.app.inject({ url });
    assert.equal(headers['content-type'], 'image/png');
    // Width and height of a PNG stand after its signature and the name of its first part.
    assert.deepEqual([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)], [side, side], url);
  }
  assert.equal(icon?.headers['content-type'], 'image/svg+xml');
  assert.ok(icon?.body.includes(`fill="${accent.light}"`));
});
