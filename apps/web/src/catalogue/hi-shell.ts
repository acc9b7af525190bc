import type { enShell } from './en-shell.ts';

/** `hi-landing.ts` and `hi-places.ts` have the landing page and the address map; the lender's menu is English. */
type Wanted = Exclude<keyof typeof enShell, `${'landing' | 'place' | 'shell.nav'}${string}`>;

/** What stands around the applicant's pages. */
export const hiShell: Readonly<Record<Wanted, string>> = {
  'shell.skip': 'सीधे पेज पर जाएँ',
  'shell.dark': 'गहरे रंग करें',
  'shell.light': 'हल्के रंग करें',
  'shell.account': 'मेरी प्रोफ़ाइल',
  'shell.logout': 'लॉग आउट',
  'shell.offline': 'इस फ़ोन पर सेव है, ऑनलाइन होते ही भेजा जाएगा',
  'session.title': 'आपका सेशन ख़त्म होने वाला है',
  'session.text': 'आपकी सुरक्षा के लिए {left} में लॉग आउट किया जाएगा। आपका लिखा सेव है।',
  'session.final': 'सेशन कुछ घंटे चलता है और यह {left} में ख़त्म होगा। आपका लिखा सेव है; आगे बढ़ने के लिए फिर लॉगिन करें।',
  'session.notExtended': 'सर्वर से संपर्क नहीं हो पाया। इंटरनेट देखें।',
  'session.stay': 'लॉगिन रहें',
  'session.leave': 'अभी लॉग आउट करें',
  'session.over': 'कुछ देर कुछ नहीं हुआ, इसलिए लॉग आउट किया गया। आपका लिखा सेव है।',
};
