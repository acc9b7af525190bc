import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverKept, storableDraft } from './never-kept.ts';
import { type OwnForm, ownFormId, ownForms } from './own-forms.ts';
import { documents } from './registry.ts';
import { answerKey, documentForm, typedAnswers } from './typed-answers.ts';

const secrets = documents.flatMap(({ id, methods }) =>
  Object.entries(methods).flatMap(([method, { capture }]) =>
    Object.entries(capture).flatMap(([name, field]) => (field.secret ? [{ id, method, name, field }] : [])),
  ),
);

test('each answer that no draft keeps names its reason, and is not stored', () => {
  assert.deepEqual(
    secrets.map(({ id, method, name, field }) => [`${id}.${method}.${name}`, field.secret]),
    [
      ['aadhaar.kyc.uid', 'aadhaar-number'],
      ['aadhaar.offline.shareCode', 'share-code'],
    ],
  );
  for (const { id, method, name, field } of secrets) {
    assert.match(neverKept[field.secret as 'share-code'], /^[A-Z].*\.$/);
    const form = documentForm(id, method, 1);
    const stored = storableDraft({ [answerKey(form, name)]: field.examples[0] }, {}, 'now');
    assert.deepEqual(typedAnswers(stored, form), {});
  }
});

test('what is asked for as a number of an Aadhaar or a password is a secret', () => {
  for (const { id, methods } of documents)
    for (const { capture } of Object.values(methods))
      for (const [name, field] of Object.entries(capture))
        if (field.control === 'password' || field.label === 'Aadhaar number')
          assert.ok(field.secret, `${id}: ${name} is kept`);
});

test('what a person writes to the lender is kept, each for itself, but no other words and no Aadhaar number', () => {
  const [appeal, denial] = [ownFormId('appeal'), ownFormId('case-denial', 'KA/12/2021')];
  const sent = {
    [answerKey(appeal, 'words')]: 'My pay has risen.',
    [answerKey(denial, 'words')]: 'Not my father’s name.',
    [answerKey(appeal, 'other')]: 'x',
    [answerKey('own.poem.', 'words')]: 'x',
  };
  const stored = storableDraft(sent, {}, 'now');
  assert.deepEqual(typedAnswers(stored, appeal), { words: 'My pay has risen.' });
  assert.deepEqual(typedAnswers(stored, denial), { words: 'Not my father’s name.' });
  assert.equal(Object.keys(stored).length, 4, 'two answers and their times');
  const profile = ownFormId('profile');
  const changed = { [answerKey(profile, 'email')]: 'asha@', [answerKey(profile, 'reference')]: 'SF-2' };
  assert.deepEqual(typedAnswers(storableDraft(changed, {}, 'now'), profile), { email: 'asha@' });
  for (const [form, fields] of Object.entries(ownForms))
    for (const field of fields) {
      const id = ownFormId(form as OwnForm);
      const number = storableDraft({ [answerKey(id, field)]: 'I am 9999 4105 7058' }, {}, 'now');
      assert.deepEqual(typedAnswers(number, id), {}, `${form}: ${field}`);
    }
});
