import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { degradations } from '@pramaan/specimens/degrade.ts';
import { aadhaarNumberOf, demoPeople } from '@pramaan/specimens/people.ts';
import { specimens } from '@pramaan/specimens/specimens.ts';
import { buildSandbox } from '../app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
const app = await buildSandbox({ latencyMs: 0, dataDir });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const get = (path: string) => fetch(origin + path);
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('the page links every specimen of every demo person, and the first page links it', async () => {
  assert.match(await (await get('/')).text(), /href="\/specimens"/);
  const page = await (await get('/specimens')).text();
  assert.ok(specimens.length >= 10);
  for (const { name } of specimens)
    for (const { seed } of demoPeople)
      assert.ok(page.includes(`href="/specimens/${name}?person=${seed}" download="${seed}-${name}.`), name);
  assert.ok(!/(src|href)="(https?:)?\/\//.test(page));
  for (const person of demoPeople) assert.ok(!page.includes(aadhaarNumberOf(person)));
});

/** Of each kind of file one is asked for in every run. */
const first = new Set(new Map(specimens.toReversed().map((one) => [one.mediaType, one])).values());
for (const one of specimens) {
  const { name, mediaType } = one;
  test(`${name} is served as the file it says it is${first.has(one) ? '' : ' @thorough'}`, async () => {
    const answer = await get(`/specimens/${name}?person=ravi`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type')?.split(';')[0], mediaType);
    assert.match(answer.headers.get('content-disposition') ?? '', new RegExp(`"ravi-${name}\\.`));
    const file = await bytes(answer);
    assert.ok(file.length > 500);
    if (mediaType === 'image/png') assert.equal(file.subarray(1, 4).toString(), 'PNG');
    const small = await get(`/specimens/${name}/thumbnail?person=ravi`);
    assert.equal(small.status, mediaType.startsWith('image/') ? 200 : 404);
  });
}

test('each way to spoil a picture answers a JPEG of its own, the same every time @thorough', async () => {
  const seen = new Set<string>();
  for (const how of degradations) {
    const answer = await get(`/specimens/pan-2018?person=asha&how=${how}`);
    assert.equal(answer.headers.get('content-type'), 'image/jpeg');
    const picture = await bytes(answer);
    assert.ok(picture.equals(await bytes(await get(`/specimens/pan-2018?person=asha&how=${how}`))));
    seen.add(picture.toString('base64'));
  }
  assert.equal(seen.size, degradations.length);
});

test('other people come by number', async () => {
  const [one, other] = await Promise.all([1, 2].map((n) => get(`/specimens/pan-2000?person=${n}`)));
  assert.ok(one?.ok && other?.ok);
  assert.ok(!(await bytes(one)).equals(await bytes(other)));
});

test('a Form 16 comes for any financial year', async () => {
  const [usual, same, other] = await Promise.all(
    ['', '&year=2024-25', '&year=2023-24'].map(async (year) =>
      bytes(await get(`/specimens/form-16?person=ravi${year}`)),
    ),
  );
  assert.ok(usual && same && other);
  assert.ok(usual.equals(same));
  assert.ok(!usual.equals(other));
});

test('an unknown specimen and person are 404, a wrong member 400, each with a sentence', async () => {
  for (const [path, status, sentence] of [
    ['/specimens/nothing', 404, /no specimen with this name/],
    ['/specimens/..%2f..%2fetc', 404, /no specimen with this name/],
    ['/specimens/nothing/thumbnail', 404, /no specimen with this name/],
    ['/specimens/pan-2018?person=nobody', 404, /asha, ravi, meena, imran/],
    ['/specimens/pan-2018?person=__proto__', 404, /asha, ravi/],
    ['/specimens/pan-2018?person=12345678', 404, /no person of that name/],
    ['/specimens/pan-2018?how=upside-down', 400, /clean, tilted, turned, blurred, dark, small/],
    ['/specimens/pan-2018?how=', 400, /Choose one of these/],
    ['/specimens/pan-2018?year=2024-25', 400, /does not come by year/],
    ['/specimens/form-16?year=2024-26', 400, /a financial year, like 2024-25/],
    ['/specimens/pan-2018?colour=red', 400, /additional properties/],
  ] as const) {
    const answer = await get(path);
    assert.equal(answer.status, status, path);
    const { error } = (await answer.json()) as { error: { message: string } };
    assert.match(error.message, sentence);
  }
});
