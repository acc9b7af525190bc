import type { enAccess } from './en-access.ts';

/** Staff log in, and keep their account, in English. */
type OfStaff = `access.${'password' | 'company' | 'team' | 'forgot' | 'new'}${string}` | `account.${string}`;
type Wanted = Exclude<keyof typeof enAccess, OfStaff>;

/** The applicant's login, and their profile. */
export const hiAccess: Readonly<Record<Wanted, string>> = {
  'access.mobile': 'मोबाइल नंबर',
  'access.mobile.hint': '10 अंक। हम इस पर SMS से कोड भेजेंगे।',
  'access.login.title': 'मोबाइल नंबर से आगे बढ़ें',
  'access.login.lead': 'नया आवेदन शुरू करें, या जहाँ छोड़ा था वहाँ से आगे बढ़ें।',
  'access.login.send': 'कोड भेजें',
  'access.login.new': 'पहली बार आए हैं?',
  'access.login.register': 'आवेदन शुरू करें',
  'access.login.staff': 'मैं ऋणदाता के यहाँ काम करता/करती हूँ',
  'access.agree': 'आगे बढ़कर आप सहमति देते हैं कि {lender} आपके दिए दस्तावेज़ों की जाँच कर सकता है।',
  'access.agree.read': 'इसका मतलब पढ़ें',
  'access.login.safe': 'हम कभी PIN, CVV या UPI PIN नहीं माँगते।',

  'access.register.title': 'आवेदन शुरू करें',
  'access.register.lead': 'पहले अपने बारे में बताएँ। बाक़ी बाद में भर सकते हैं।',
  'access.register.name': 'आपका नाम',
  'access.register.name.hint': 'जैसा आपके PAN कार्ड पर है',
  'access.register.email': 'ई-मेल (ज़रूरी नहीं)',
  'access.register.email.hint': 'रसीदें पाने के लिए',
  'access.email.bad': 'ई-मेल पता asha@example.in जैसा होता है।',
  'access.register.submit': 'शुरू करें',
  'access.register.known': 'पहले शुरू कर चुके हैं?',
  'access.register.login': 'लॉगिन करें',

  'access.code.title': 'कोड डालें',
  'access.code.sent': 'हमने {mobile} पर कोड भेजा है।',
  'access.code.edit': 'बदलें',
  'access.code.edit.label': 'मोबाइल नंबर बदलें',
  'access.code.label': 'OTP',
  'access.code.hint': 'पिछले SMS के 6 अंक। कोड 10 मिनट तक चलेगा।',
  'access.code.verify': 'सत्यापित करें',
  'access.code.resend': 'कोड फिर से भेजें',
  'access.code.wait': '{left} में फिर से भेजें',
  'access.code.locked': 'नया कोड आप एक मिनट बाद माँग सकते हैं।',
  'access.code.again': 'नया कोड भेज दिया गया है।',
  'access.code.miss': 'यह कोड सही नहीं है। आख़िरी मैसेज देखकर फिर से डालें।',
  'access.code.inbox': 'यह सैंडबॉक्स है, कोड यहाँ आते हैं:',
  'access.code.inbox.link': 'इनबॉक्स',
  'access.applicant': 'मैं लोन के लिए आवेदन कर रहा/रही हूँ',

  'profile.title': 'मेरी प्रोफ़ाइल',
  'profile.lead': 'हम आपसे कैसे संपर्क करें, और आपके साथ कौन आवेदन कर रहा है।',
  'profile.name': 'नाम',
  'profile.email': 'ई-मेल',
  'profile.mobile': 'मोबाइल नंबर',
  'profile.mobile.hint': 'आप इसी से लॉगिन करते हैं। इसे बदलने के लिए अपने ऋणदाता से कहें।',
  'profile.reference': 'आवेदन',
  'profile.save': 'सहेजें',
  'profile.saved': 'सहेज लिया गया।',
  'profile.co.title': 'सह-आवेदक',
  'profile.co.none': 'आपके साथ कोई और आवेदन नहीं कर रहा है।',
  'profile.co.add': 'सह-आवेदक जोड़ें',
  'profile.co.lead': 'उनकी आय और दस्तावेज़ भी गिने जाते हैं। वे अपने मोबाइल नंबर से लॉगिन करते हैं।',
  'profile.co.submit': 'जोड़ें',
  'profile.co.added': '{name} को जोड़ा गया।',
  'profile.back': 'मेरे आवेदन पर लौटें',
};
