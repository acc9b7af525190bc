import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { languages } from '@pramaan/contract/languages.ts';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { pagesIn } from './pages.ts';
import { makeServer, refuseTheRest } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pramaan-pages-'));
let fastify: FastifyInstance;
let site: () => Promise<unknown> = () => Promise.reject(new Error('The database is away.'));

before(async () => {
  fastify = await makeServer(readConfig({ LOG_LEVEL: 'silent' }));
  refuseTheRest(
    fastify,
    pagesIn(folder, () => site()),
    () => false,
  );
});
after(async () => {
  await fastify.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers });
const languageOf = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await get(url, headers);
  assert.equal(reply.body, `<html lang="${reply.headers['content-language']}">`);
  return reply.headers['content-language'];
};

test('before the web app is built a page is not found; afterwards it is read again each time', async () => {
  assert.equal((await get('/')).statusCode, 404);
  for (const language of languages) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, 'index.html'), `<html lang="${language}">`);
  }
  const reply = await get('/laas');
  assert.equal(reply.statusCode, 200);
  assert.match(String(reply.headers['content-type']), /^text\/html/);
  assert.equal(reply.headers['cache-control'], 'no-cache');
  assert.equal(reply.headers.vary, 'Cookie, Accept-Language');
});

test('the chosen language comes before those of the browser, those before English', async () => {
  assert.equal(await languageOf('/'), 'en');
  assert.equal(await languageOf('/', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }), 'hi');
  assert.equal(await languageOf('/', { 'accept-language': 'fr, en;q=0.5, hi;q=0.9' }), 'hi');
  assert.equal(await languageOf('/', { 'accept-language': 'hi;q=0, fr' }), 'en');
  assert.equal(await languageOf('/', { 'accept-language': 'hi', cookie: 'language=en' }), 'en');
  assert.equal(await languageOf('/consent?token=x', { cookie: 'scheme=dark; language=hi' }), 'hi');
  assert.equal(await languageOf('/', { cookie: 'language=../../etc' }), 'en');
});

test('a page that a language has not translated comes in the next one that its reader reads, else in English', async () => {
  const marathi = { 'accept-language': 'mr-IN,mr;q=0.9' };
  for (const url of ['/', '/login', '/user-login', '/register', '/consent?token=x', '/consent-thanku'])
    assert.equal(await languageOf(url, marathi), 'mr', url);
  assert.equal(await languageOf('/', { cookie: 'language=mr', 'accept-language': 'hi' }), 'mr');
  for (const url of ['/laas', '/laas/consents', '/verify', '/no/such/page']) {
    assert.equal(await languageOf(url, marathi), 'en', url);
    assert.equal(
      await languageOf(url, { cookie: 'language=mr', 'accept-language': 'mr,hi;q=0.5' }),
      'hi',
      url,
    );
  }
});

test('what only staff read is English, whoever asks', async () => {
  for (const url of ['/admin', '/admin/settings/keys?x', '/login-team', '/digi-report/1'])
    assert.equal(await languageOf(url, { cookie: 'language=hi' }), 'en', url);
  assert.equal((await get('/admin')).headers.vary, undefined);
  assert.equal(await languageOf('/administer', { cookie: 'language=hi' }), 'hi');
});

test('whose site it is stands in the page as data that cannot end its element; without an answer the page comes all the same', async () => {
  const lender = '</script><script>alert(1)</script> $& $1';
  const page = '<html><head><title>x</title></head><body></body></html>';
  writeFileSync(join(folder, 'en', 'index.html'), page);
  assert.equal((await get('/')).body, page);
  site = async () => ({ lender });
  const { body } = await get('/');
  const data = /<script type="application\/json" id="site">(.*?)<\/script><\/head>/.exec(body)?.[1] ?? '';
  assert.deepEqual(JSON.parse(data), { lender });
  assert.equal(body.match(/<script/g)?.length, 1);
});

test('while nobody says whose site it is, a page comes with what was said last', async () => {
  const page = '<html><head></head><body></body></html>';
  writeFileSync(join(folder, 'en', 'index.html'), page);
  const frozen = Promise.withResolvers<never>();
  const answers = [
    async () => ({ lender: 'First' }),
    () => frozen.promise,
    () => Promise.reject(new Error('The database is away.')),
    async () => ({ lender: 'Second' }),
  ];
  const asked = pagesIn(folder, () => answers.shift()?.() ?? Promise.reject(), 100);
  const lenders: string[] = [];
  for (let one = 0; one < 4; one += 1) {
    const shown = await asked({ url: '/', headers: {}, cookies: {} });
    lenders.push(/"lender":"(\w+)"/.exec(shown?.html ?? '')?.[1] ?? '');
    // Until the question that froze has ended, no other is put to the database.
    if (one === 1) frozen.reject(new Error('The statement took too long.'));
    await nextTurn();
  }
  assert.deepEqual(lenders, ['First', 'First', 'First', 'Second']);
});

test('a page names the files that it is sure to fetch, each once, and no other page’s', async () => {
  const page = '<html><head><link rel="modulepreload" href="/assets/start.js"></head><body></body></html>';
  const manifest = {
    '_start.js': { file: 'assets/start.js', name: 'start' },
    '_framed.js': {
      file: 'assets/framed.js',
      name: 'framed',
      imports: ['_start.js'],
      css: ['assets/framed.css'],
    },
    '_portal.js': { file: 'assets/portal.js', name: 'portal', imports: ['_framed.js', '_start.js'] },
    'src/features/portal/start/StartQuestions.tsx': {
      file: 'assets/questions.js',
      imports: ['_portal.js'],
      css: ['assets/questions.css'],
    },
    'src/features/portal/PortalHome.tsx': { file: 'assets/home.js', imports: ['_portal.js', '_framed.js'] },
    'src/features/application-forms/FormPanel.tsx': { file: 'assets/form.js' },
    'src/features/application-forms/StoredForms.tsx': { file: 'assets/forms.js' },
    'src/routes/admin.tsx': { file: 'assets/admin.js', imports: ['_framed.js'] },
    'src/features/review/ReviewTab.tsx': { file: 'assets/review.js' },
  };
  mkdirSync(join(folder, 'en', '.vite'));
  writeFileSync(join(folder, 'en', '.vite', 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'en', 'index.html'), page);
  site = async () => null;
  const named = async (url: string) =>
    [...(await get(url)).body.replace(/<template.*<\/template>/, '').matchAll(/href="\/assets\/([^"]+)"/g)]
      .map(([, file]) => file)
      .sort();
  assert.deepEqual(await named('/laas'), ['framed.css', 'framed.js', 'home.js', 'portal.js', 'start.js']);
  assert.deepEqual(await named('/laas/total-count?x'), ['framed.css', 'framed.js', 'portal.js', 'start.js']);
  assert.deepEqual(await named('/consent?token=x'), ['start.js']);
  const office = ['admin.js', 'framed.css', 'framed.js'];
  assert.deepEqual(await named('/admin/settings/keys'), [...office, 'start.js']);
  assert.deepEqual(await named('/admin/applicants/c-7/review'), [...office, 'review.js', 'start.js']);
  // One form is not the list of forms.
  const onePage = async (query: string) =>
    (await named(`/laas/loan/application-form${query}`)).filter((file) => file?.startsWith('form'));
  assert.deepEqual(await onePage(''), ['forms.js']);
  assert.deepEqual(await onePage('?bank=SBI&form=home'), ['form.js']);
  // Only the browser knows whether somebody is here for the first time.
  const firstVisit = async (url: string) =>
    [
      ...(/<template id="first-visit">(.*?)<\/template>/
        .exec((await get(url)).body)?.[1]
        ?.matchAll(/assets\/([^"]+)/g) ?? []),
    ].map(([, file]) => file);
  assert.deepEqual(await firstVisit('/laas'), ['questions.css', 'questions.js']);
  assert.deepEqual(await firstVisit('/laas/history'), []);
  // Its first script asks what the page is sure to ask before the app is here.
  const needs = async (url: string) =>
    /<meta name="needs" content="([^"]+)">/.exec((await get(url)).body)?.[1];
  for (const url of ['/laas', '/laas/identity/id-proof/pan', '/laas/report?x'])
    assert.equal((await needs(url))?.split(' ')[0], '/api/applicants/{id}', url);
  assert.match(
    (await needs('/admin/applicants/c-7/review')) ?? '',
    /^\/api\/applicants\/\{case\}\/review#1,2,3,4 /,
  );
  for (const url of ['/laas/offer', '/laas/history', '/admin/team', '/admin/applicants/c-7', '/'])
    assert.equal(await needs(url), undefined, url);
});
