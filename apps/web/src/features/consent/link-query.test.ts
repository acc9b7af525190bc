import { expect, test } from 'vitest';
import { currentLink, hideLink, mailTypeOf, readQuery } from './link-query.ts';

const query = '?id=a1&token=t-1&type=business&name=Asha+Sample&email=asha%40example.in';
const link = { id: 'a1', token: 't-1', type: 'business', name: 'Asha Sample', email: 'asha@example.in' };

test('a plus sign in the name is a space', () => {
  expect(readQuery(query)).toEqual(link);
});

test.each(['', '?id=a1', '?token=t', '?id=&token=t', '?id=%20&token=%20'])('%j is no link', (search) => {
  expect(readQuery(search)).toBeNull();
});

test('all that is personal leaves the address at once, and a reload still knows it', () => {
  window.history.replaceState(null, '', `/consent${query}#x`);
  const found = currentLink();
  hideLink(found);
  expect(window.location.href).toBe('http://localhost:3000/consent');
  expect(currentLink()).toEqual(link);
});

test('another link in the same tab takes the place of the first', () => {
  hideLink(link);
  window.history.replaceState(null, '', '/consent?id=b2&token=u');
  expect(currentLink()).toEqual({ id: 'b2', token: 'u', type: '', name: '', email: '' });
});

test.each(['null', '{', '"x"', '{"id":"a"}', '[]'])('%s in the storage is no link', (stored) => {
  sessionStorage.setItem('pramaan.consent', stored);
  expect(currentLink()).toBeNull();
});

test.each([
  ['business', 'a@b.in', 'business'],
  ['personal', 'a@b.in', 'personal'],
  ['personal', '', null],
  ['mobile', 'a@b.in', null],
  ['', 'a@b.in', null],
  ['BUSINESS', 'a@b.in', null],
])('type %j with e-mail %j is %j; any other value means mobile', (type, email, wanted) => {
  expect(mailTypeOf({ ...link, type, email })).toBe(wanted);
});
