import type { enShell } from './en-shell.ts';

type Wanted = Extract<keyof typeof enShell, `landing.${string}`>;

export const hiLanding: Readonly<Record<Wanted, string>> = {
  'landing.title': 'बिना काग़ज़ी काम के लोन के लिए आवेदन करें',
  'landing.lead':
    'आप आगे बढ़ते रहें, आपके दस्तावेज़ों की जाँच साथ-साथ सीधे स्रोत से होती है। आप कभी भी रुककर बाद में आगे बढ़ सकते हैं।',
  'landing.start': 'मोबाइल नंबर से आगे बढ़ें',
  'landing.minutes': 'लगभग 6 मिनट लगते हैं',
  'landing.new': 'पहली बार आए हैं?',
  'landing.new.link': 'आवेदन शुरू करें',
  'landing.ready.title': 'ये साथ रखें',
  'landing.ready.mobile': 'आपका मोबाइल',
  'landing.ready.mobile.why': 'हम उस पर कोड भेजेंगे',
  'landing.ready.pan': 'PAN',
  'landing.ready.pan.why': 'केवल नंबर काफ़ी है',
  'landing.ready.aadhaar': 'आधार',
  'landing.ready.aadhaar.why': 'उसका QR कोड, या DigiLocker',
  'landing.ready.bank': 'बैंक खाता',
  'landing.ready.bank.why': 'स्टेटमेंट, या ऑनलाइन जोड़ें',
  'landing.promise.title': 'हमारा वादा',
  'landing.promise.aadhaar': 'आपके आधार नंबर के केवल आख़िरी चार अंक रखे जाते हैं।',
  'landing.promise.pin': 'हम कभी PIN, CVV या UPI PIN नहीं माँगते।',
  'landing.promise.consent': 'आपकी सहमति के बिना बैंक या क्रेडिट ब्यूरो से कुछ नहीं पूछा जाता।',
  'landing.staff': 'मैं ऋणदाता के यहाँ काम करता/करती हूँ',
  'landing.staff.link': 'ऋणदाता लॉगिन',
};
