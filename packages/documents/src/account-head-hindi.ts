import { daysHindi } from './days-hindi.ts';
import { type Reading, sentenceReader } from './sentence-patterns.ts';

/** Marks of a change in a statement's file, by the English sentence (packages/readers/src/statement/tamper.ts). */
export const tamperHindi: Readonly<Record<string, string>> = {
  'The file was changed on {day}, after it was made on {made}.':
    'फ़ाइल {made} को बनी थी और उसके बाद {day} को बदली गई।',
  'The file was saved {times} times. Something was added or changed after it was made.':
    'फ़ाइल {times} बार सहेजी गई। बनने के बाद उसमें कुछ जोड़ा या बदला गया।',
  'The file was made with {program}, a program that edits PDFs and pictures.':
    'फ़ाइल {program} से बनी है। इस प्रोग्राम से PDF और तस्वीरें बदली जाती हैं।',
  'The file was made with {program}, an office program.': 'फ़ाइल {program} से बनी है, जो कार्यालय का प्रोग्राम है।',
  'The file was made with {program}, a scanning app.': 'फ़ाइल {program} से बनी है, जो स्कैन करने का ऐप है।',
  'The file was made with {program}, a printer or a browser, not by a bank.':
    'फ़ाइल {program} से बनी है। यह प्रिंटर या ब्राउज़र है, बैंक का प्रोग्राम नहीं।',
  'The file says it was made on {day}, before the last day it covers.':
    'फ़ाइल के अनुसार वह {day} को बनी, यानी उसमें शामिल आख़िरी दिन से पहले।',
  'The file does not say when it was made, or with which program.':
    'फ़ाइल में नहीं लिखा कि वह कब और किस प्रोग्राम से बनी।',
  'Page {page} uses the font {font}, which no other page has.':
    'पन्ना {page} पर {font} फ़ॉन्ट है, जो किसी और पन्ने पर नहीं है।',
  'Pages {page} and {second} use the font {font}, which no other page has.':
    'पन्ना {page} और {second} पर {font} फ़ॉन्ट है, जो किसी और पन्ने पर नहीं है।',
};

/** Reads a mark of a change in Hindi. */
export const tamperReader = (): Reading => sentenceReader(tamperHindi, { day: daysHindi, made: daysHindi });
