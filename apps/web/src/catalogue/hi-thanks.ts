import type { enThanks } from './en-thanks.ts';

export const hiThanks: Readonly<Record<keyof typeof enThanks, string>> = {
  'thanks.title': 'धन्यवाद',
  'thanks.text': 'आपका मोबाइल नंबर सत्यापित हो गया है और आपकी सहमति दर्ज हो गई है। धन्यवाद!',
  'thanks.close': 'अब आप यह पेज बंद कर सकते हैं।',
};
