import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from './languages.ts';
import { notices, noticeText } from './purposes.ts';

test('a notice is a text of its own in each language, wholly in its script, and names the lender', () => {
  for (const notice of notices) {
    const texts = languages.map((language) => noticeText(notice, language, '#'));
    assert.equal(new Set(texts).size, languages.length, notice.purpose);
    for (const [at, text] of texts.entries()) {
      const where = `${notice.purpose} ${languages[at]}`;
      assert.match(text.split('\n')[0] ?? '', /#/, where);
      assert.match(text.split('\n')[1] ?? '', /\S/, where);
      assert.equal(/\p{Script=Devanagari}/u.test(text), languages[at] !== 'en', where);
      if (languages[at] !== 'en') assert.doesNotMatch(text.replaceAll('PAN', ''), /[A-Za-z]/, where);
    }
  }
});

test('in every language a notice says that the consent can be withdrawn', () => {
  const withdrawn = {
    en: 'I can withdraw this at any time.',
    hi: 'कभी भी वापस ले',
    mr: 'कधीही मागे घेऊ',
  } as const;
  for (const notice of notices)
    for (const language of languages)
      assert.ok(notice.more[language].includes(withdrawn[language]), language);
});
