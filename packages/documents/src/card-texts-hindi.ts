import { caseReasonsHindi } from './case-reasons-hindi.ts';
import { type Reading, sentenceReader, sequenceReader } from './sentence-patterns.ts';
import { statementWordsHindi } from './statement-words-hindi.ts';

/** What the product writes into a card itself, by the English text: the meaning of a rating, what was said of a case. */
export const cardTextsHindi: Readonly<Record<string, string>> = {
  'Safest: payment in time is as good as certain.': 'सबसे सुरक्षित: समय पर भुगतान लगभग तय है।',
  'Very safe: very little risk of late payment.': 'बहुत सुरक्षित: देर से भुगतान का ख़तरा बहुत कम है।',
  'Safe: low risk of late payment.': 'सुरक्षित: देर से भुगतान का ख़तरा कम है।',
  'Fairly safe: moderate risk of late payment.': 'काफ़ी सुरक्षित: देर से भुगतान का कुछ ख़तरा है।',
  'Risky: moderate risk that payment fails.': 'जोखिम भरा: भुगतान न होने का कुछ ख़तरा है।',
  'Very risky: high risk that payment fails.': 'बहुत जोखिम भरा: भुगतान न होने का ख़तरा ज़्यादा है।',
  'Close to failing: very high risk that payment fails.': 'बहुत नाज़ुक: भुगतान न होने का ख़तरा बहुत ज़्यादा है।',
  'Payment has failed, or is about to.': 'भुगतान नहीं हुआ है, या रुकने वाला है।',
  'Short term: the strongest promise of payment in time.': 'छोटी अवधि: समय पर भुगतान का सबसे पक्का भरोसा।',
  'Short term: a strong promise of payment in time.': 'छोटी अवधि: समय पर भुगतान का पक्का भरोसा।',
  'Short term: a moderate promise of payment in time.': 'छोटी अवधि: समय पर भुगतान का कुछ भरोसा।',
  'Short term: a weak promise; payment may fail.': 'छोटी अवधि: कमज़ोर भरोसा, भुगतान रुक सकता है।',
  'The agency has withdrawn its rating.': 'एजेंसी ने अपनी रेटिंग वापस ले ली है।',
  'The company gave the agency no information, so the grade is a guess.':
    'कंपनी ने एजेंसी को जानकारी नहीं दी, इसलिए यह रेटिंग अनुमान है।',

  'Not me: {words}': 'यह मैं नहीं हूँ: {words}',
  'This person': 'इसी व्यक्ति का',
  'Not this person': 'किसी और का',
};

/** Reads what the product writes into cards, in Hindi. */
export const cardTextReader = (): Reading =>
  sequenceReader(sentenceReader({ ...statementWordsHindi, ...caseReasonsHindi, ...cardTextsHindi }));
