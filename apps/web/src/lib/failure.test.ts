import { setLocale } from '@pramaan/messages/locale.ts';
import { expect, test } from 'vitest';
import { callFailure, sentenceOf } from './failure.ts';

/* Why a call failed, in the language of the page: what the server says in words of its own is not made general. */

const refused = (message: string) => callFailure({ code: 'FILE_REFUSED', message, status: 200 });

test('in Hindi a refused file says what is wrong with it, and only an unknown sentence gives way to that of its code', async () => {
  setLocale('hi');
  const scan = await refused(
    'The file is a scan of more than 10 pages. Download the statement as PDF from the bank’s site or app and upload that.',
  );
  const told = 'फ़ाइल 10 से ज़्यादा पन्नों का स्कैन है। बैंक की साइट या ऐप से स्टेटमेंट PDF में डाउनलोड करके अपलोड करें।';
  expect([scan.message, sentenceOf(scan)]).toEqual([told, told]);
  expect(scan.said).toMatch(/^The file is a scan/);
  const page = await refused('Page 3 of the PDF is damaged. Download the PDF again and upload that.');
  expect(sentenceOf(page)).toBe('PDF का पन्ना 3 ख़राब है। PDF फिर से डाउनलोड करके अपलोड करें।');
  expect(sentenceOf(await refused('Nobody wrote this in Hindi.'))).toBe(
    'यह फ़ाइल पढ़ी नहीं जा सकी। साफ़ फ़ोटो या PDF दें।',
  );
  const offline = await callFailure({ code: 'OFFLINE', message: 'Server Error', status: 0 });
  expect(sentenceOf(offline)).toMatch(/^सर्वर से संपर्क नहीं हो पा रहा/);
});

test('in Hindi the fault of one field is read as well, a refusal as one of the form’s own checks', async () => {
  setLocale('hi');
  const { fields } = await callFailure({
    ...{
      code: 'BAD_REQUEST',
      message: 'A PDF holds both sides. Remove the back, or send a photo of each side.',
    },
    status: 200,
    fields: [
      { path: 'back', message: 'A PDF holds both sides. Remove the back, or send a photo of each side.' },
      { path: 'number', message: 'No PAN has 0000 in it. Check the four digits.' },
    ],
  });
  expect(fields.map(({ message }) => message)).toEqual([
    'PDF में दोनों तरफ़ होती हैं। पीछे की तस्वीर हटाएँ, या दोनों तरफ़ की फ़ोटो भेजें।',
    'किसी PAN में 0000 नहीं होता। चारों अंक जाँचें।',
  ]);
});

test('in English it says what the server says', async () => {
  const told = 'The file is empty. Send the PDF again.';
  expect(sentenceOf(await refused(told))).toBe(told);
});
