import { messages } from './messages.ts';
import { specifiedMessages } from './specified-messages.ts';

/** Fixed words of a signature, and of a call of the bank's. */
type NotRead = 'esignReason' | 'bankTokenInvalid' | 'somethingWrong';

const messagesHindi: Readonly<Record<Exclude<keyof typeof messages, NotRead>, string>> = {
  serverError: 'सर्वर में दिक़्क़त हुई। थोड़ी देर बाद दोबारा कोशिश करें।',
  notLoggedIn: 'आगे बढ़ने के लिए लॉगिन करें।',
  registered: 'पंजीकरण हो गया',
  verified: 'सत्यापित',
  genericFailure: 'आपका अनुरोध पूरा नहीं हो पाया। थोड़ी देर बाद दोबारा कोशिश करें।',
  globalFailure: 'कुछ गड़बड़ हुई। थोड़ी देर बाद दोबारा कोशिश करें।',
  mapFailure: 'कुछ गड़बड़ हुई! दोबारा कोशिश करें।',
  noDataFound: 'कोई रिकॉर्ड नहीं मिला',
  checkReading: 'कृपया देखें कि हमने क्या पढ़ा; उसके बाद ही वह आवेदन में लिया जाएगा।',
  lenderChecks: 'सहेज लिया गया। दस्तावेज़ में कुछ अलग दिखता है, इसलिए ऋणदाता इसे देखेगा।',
  checking: 'स्रोत से जवाब में देर हो रही है। आप आगे बढ़ सकते हैं; हम ख़ुद फिर से जाँचेंगे।',
};

const givenHindi: Readonly<Record<keyof typeof specifiedMessages, string>> = {
  stored: 'सहेज लिया गया।',
  lenderLooks: 'सहेज लिया गया। जो मिला उसे आपका ऋणदाता देखेगा।',
  betterStands: 'आवेदन में इस दस्तावेज़ का बेहतर रिकॉर्ड पहले से है, इसलिए वही रखा गया।',
};

/** What calls say of an answer that they do not take; by the English sentence. */
export const fieldFaultsHindi: Readonly<Record<string, string>> = {
  'Enter the mobile number.': 'मोबाइल नंबर लिखें।',
  'A mobile number has 10 digits.': 'मोबाइल नंबर में 10 अंक होते हैं।',
  'A mobile number has 10 digits and begins with 6, 7, 8 or 9.':
    'मोबाइल नंबर में 10 अंक होते हैं और यह 6, 7, 8 या 9 से शुरू होता है।',
  'Enter the code.': 'कोड डालें।',
  'The code has 6 digits.': 'कोड में 6 अंक होते हैं।',
  'Enter your name as text.': 'अपना नाम अक्षरों में लिखें।',
  'Your name is too long: at most 120 characters.': 'नाम बहुत लंबा है: ज़्यादा से ज़्यादा 120 अक्षर।',
  'Enter the name.': 'नाम लिखें।',
  'The name is too long: at most 120 characters.': 'नाम बहुत लंबा है: ज़्यादा से ज़्यादा 120 अक्षर।',
  'Enter the name without links and signs like < or @.': 'नाम बिना लिंक और < या @ जैसे चिह्नों के लिखें।',
  'Enter the e-mail address.': 'ई-मेल पता लिखें।',
  'An e-mail address reads like asha@example.in.': 'ई-मेल पता asha@example.in जैसा होता है।',
  'Enter the password.': 'पासवर्ड डालें।',
  'A password has at most 128 characters.': 'पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर होते हैं।',
  'Enter the Aadhaar number.': 'आधार नंबर लिखें।',
  'An Aadhaar number has 12 digits, like 9999 3311 9405.': 'आधार नंबर में 12 अंक होते हैं, जैसे 9999 3311 9405।',
  'Enter the name of the person who signs.': 'हस्ताक्षर करने वाले का नाम लिखें।',
  'Enter the date of birth.': 'जन्म तिथि लिखें।',
  'A date of birth reads like 1990-01-15.': 'जन्म तिथि 1990-01-15 जैसी लिखें।',
  'Type a place or a PIN code.': 'जगह का नाम या पिन कोड लिखें।',
  'Type at least two letters.': 'कम से कम दो अक्षर लिखें।',
  'Type less.': 'छोटा लिखें।',
  'Tick the purposes you agree to.': 'जिससे सहमत हों उस पर निशान लगाएँ।',
  'Choose a statement to send.': 'भेजने के लिए स्टेटमेंट चुनें।',
  'Choose a file to send.': 'भेजने के लिए फ़ाइल चुनें।',
  'The first month comes after the last.': 'पहला महीना आख़िरी महीने के बाद का है।',
};

const byEnglish = <K extends string>(
  english: Readonly<Record<K, string>>,
  hindi: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    Object.entries<string>(english).flatMap(([key, sentence]) => {
      const said = hindi[key];
      return said ? [[sentence, said]] : [];
    }),
  );

/** Sentences of the contract that applicants read, by their English. */
export const sentencesHindi: Readonly<Record<string, string>> = {
  ...byEnglish(messages, messagesHindi),
  ...byEnglish(specifiedMessages, givenHindi),
  ...fieldFaultsHindi,
};
