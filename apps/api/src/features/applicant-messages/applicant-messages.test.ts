import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/applicant-messages.ts';
import { listSentMessages } from '@pramaan/contract/calls/consent.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { messageApplicant } from '../../providers/messages/to-applicant.ts';

/* A lender words its messages to applicants (decision 0122): what it saves is what is previewed, sent and named in the log. */

let world: World;
let owner: Caller;
let lender: string;

before(async () => {
  world = await startWorld();
  [owner, lender] = [await world.as('owner'), await world.lender('SARAL')];
});
after(() => world.close());

const params = { template: 'loan-declined-email', language: 'en' } as const;
const own = {
  ...{ subject: 'About your loan', button: 'Open', templateId: '' },
  text: 'Dear {name},\n\nNot this time: {reasons}\n\n{link}',
};
const save = (version: number, more: Record<string, unknown> = {}, to: Record<string, string> = params) =>
  owner.call(calls.saveApplicantMessage, { params: to, body: { ...own, version, ...more } });
const line = async () => {
  const { texts } = (await owner.call(calls.listApplicantMessages)).ok;
  return texts.find(({ template, language }) => template === params.template && language === 'en');
};
/** What Asha gets when her loan is declined. */
async function declined(language: 'en' | 'mr') {
  const { db, outbox } = world.product;
  const asha = { name: 'Asha Sample', email: 'asha@example.in', mobileNo: '9000000011', reference: 'SF-1' };
  await db.tenant(lender, (trx) =>
    messageApplicant(trx, outbox, lender, asha, {
      ...{ text: 'loan-declined', language, publicUrl: 'http://localhost:3000' },
      values: { lender: 'Saral Finance', reasons: 'Your income is too low.' },
    }),
  );
  await outbox.settled();
  return (await world.sandbox.messages('asha@example.in'))[0]?.text ?? '';
}
const logged = async () => {
  const about = { params: { id: await world.id('asha') } };
  return (await owner.call(listSentMessages, about)).ok[0]?.text;
};

test('the default is sent until the lender writes its own, and again when it goes back', async () => {
  assert.equal((await line())?.version, 0);
  assert.match(await declined('en'), /could not approve your loan application SF-1/);
  assert.deepEqual(await logged(), { language: 'en', version: 0 });

  await save(0);
  assert.deepEqual([(await line())?.own, (await line())?.text], [true, own.text]);
  assert.match(await declined('en'), /^Dear Asha Sample,\n\nNot this time: Your income is too low\./);
  assert.deepEqual(await logged(), { language: 'en', version: 1 });
  assert.match(
    await declined('mr'),
    /^Dear Asha/,
    'nobody has words in Marathi, so the lender’s English is sent',
  );
  await save(0, { text: 'प्रिय {name},\n\n{reasons}\n\n{link}' }, { ...params, language: 'mr' });
  assert.match(await declined('mr'), /^प्रिय Asha[\s\S]*कर्ज अर्जात/, 'with the end of the e-mail in Marathi');

  await owner.call(calls.resetApplicantMessage, { params });
  assert.match(await declined('en'), /could not approve/);
  assert.deepEqual(await logged(), { language: 'en', version: 0 });
  const { versions } = (await owner.call(calls.listMessageVersions, { params })).ok;
  assert.deepEqual(
    versions.map(({ version, own: ours, subject }) => [version, ours, subject]),
    [
      [2, false, 'Your loan application to {lender}'],
      [1, true, 'About your loan'],
    ],
  );
  assert.equal((await save(1)).code, 'CONFLICT', 'somebody changed it since');
});

test('what is wrong with a text is said by field, and nothing is stored', async () => {
  const before_ = await line();
  const refused = async (more: Record<string, unknown>, to: Record<string, string>, says: RegExp) =>
    assert.match((await save(before_?.version ?? 0, more, to)).message, says);
  await refused({ text: '{reasons}' }, params, /must contain \{link\}/);
  await refused({ text: '{link}\n\n{reasons} {income}' }, params, /does not know \{income\}.*\{reasons\}/);
  await refused({ text: '{reasons} at {link}' }, params, /in a paragraph of its own/);
  await refused({ subject: 'For {reasons}' }, params, /does not know \{reasons\}/);
  await refused({ text: '{reasons}\n\n{link}\n\n} ' }, params, /brace stands alone/);
  const sms = { ...params, template: 'loan-declined' };
  await refused({ text: '{lender}: {link}', templateId: '12' }, sms, /19 digits/);
  await refused({}, { ...params, template: 'applicant-login' }, /no such message/);
  assert.deepEqual(await line(), before_);
});
