import { outcomeWordsHindi } from '@pramaan/documents/outcome-words.ts';
import type { enAadhaarVerify } from './en-aadhaar-verify.ts';
import type { enDocuments } from './en-documents.ts';

/** Badges of the records and the state of the PDF; other pages with these are English so far. */
type Badges =
  | Extract<keyof typeof enDocuments, `doc.source.${string}` | `doc.outcome.${string}`>
  | 'pdf.working'
  | 'pdf.failed';

export const hiAadhaarVerify: Readonly<Record<keyof typeof enAadhaarVerify | Badges, string>> = {
  'room.aadhaar.title': 'क्या यह आप हैं?',
  'room.aadhaar.lead': 'आपके आधार में यह लिखा है। इसे देखें, फिर हमें बताएँ।',
  'room.aadhaar.none': 'आपका आधार अभी हमारे पास नहीं है।',
  'room.aadhaar.none.more': 'जो तरीक़ा आसान हो उससे एक बार आधार दें; फिर यहाँ देखें कि उसमें क्या लिखा है।',
  'room.aadhaar.give': 'अपना आधार दें',
  'room.aadhaar.yes': 'हाँ, यह मैं हूँ',
  'room.aadhaar.pdf': 'इस पेज की PDF',
  'room.aadhaar.pdf.more': 'दूसरों को दिखाने के लिए: आपका नंबर छिपा रहता है, और कोई भी जाँच सकता है कि यह असली है।',
  'pdf.working': 'PDF बन रही है…',
  'pdf.failed': 'PDF नहीं आई। {why}',
  'room.aadhaar.no': 'कुछ ग़लत है',
  'room.aadhaar.back': 'आधार',
  'room.aadhaar.photo': 'आधार रिकॉर्ड में आपकी फ़ोटो',
  'room.aadhaar.same': 'नाम वही है जो आपके आवेदन में है।',
  'room.aadhaar.new': 'हम यह नाम आपके आवेदन में लिखेंगे।',

  'room.aadhaar.way.ocr': 'कार्ड फ़ोटो',
  'room.aadhaar.way.qr': 'QR कोड',
  'room.aadhaar.way.kyc': 'KYC',
  'room.aadhaar.way.locker': 'DigiLocker',

  'room.aadhaar.facts': 'इसमें क्या लिखा है',
  'room.aadhaar.facts.many': 'सब में क्या लिखा है, साथ-साथ',
  'room.aadhaar.fact.name': 'नाम',
  'room.aadhaar.fact.dob': 'जन्म तिथि',
  'room.aadhaar.fact.gender': 'लिंग',
  'room.aadhaar.fact.address': 'पता',
  'room.aadhaar.fact.aadhaarLast4': 'नंबर (आख़िरी चार)',
  'room.aadhaar.unsaid': 'नहीं लिखा',
  'room.aadhaar.gender.F': 'महिला',
  'room.aadhaar.gender.M': 'पुरुष',
  'room.aadhaar.gender.T': 'ट्रांसजेंडर',
  'room.aadhaar.agree': 'एक जैसा',
  'room.aadhaar.differ': 'अलग है',
  'room.aadhaar.alone': 'एक ही जगह लिखा',
  'room.aadhaar.year': 'एक में केवल साल लिखा है।',
  'room.aadhaar.dates': '{one} और {other} दो अलग तारीख़ें हैं।',
  'room.aadhaar.numbers': 'दो नंबर यानी दो अलग आधार।',
  'room.aadhaar.genders': 'ये एक जैसे नहीं हैं।',

  'room.aadhaar.words.near': '{a} और {b} मिलते-जुलते हैं।',
  'room.aadhaar.words.only': 'केवल एक में: {words}।',

  'room.aadhaar.match': 'आपके दूसरे दस्तावेज़ों के साथ',
  'room.aadhaar.match.profile': 'आपका आवेदन',
  'room.aadhaar.match.unsaid': 'अभी कोई नाम नहीं लिखा',
  'room.aadhaar.match.agrees': 'मिलता है',
  'room.aadhaar.match.differs': 'नहीं मिलता',

  'room.aadhaar.verdict.good': 'सब मिलता है: आपका आधार और दूसरे दस्तावेज़ एक ही व्यक्ति के हैं।',
  'room.aadhaar.verdict.alone': 'आपका आधार यहाँ है। मिलाने के लिए अभी कोई और दस्तावेज़ नहीं है।',
  'room.aadhaar.verdict.records': 'आपके आधार रिकॉर्ड एक जैसे नहीं हैं: {facts} देखें।',
  'room.aadhaar.verdict.profile':
    'आपके आवेदन में {profile} लिखा है; आधार में {aadhaar}। दोनों आप हैं तो आगे बढ़ें: ऋणदाता को दोनों नाम दिखेंगे।',
  'room.aadhaar.verdict.papers': 'आपका आधार और {papers} नहीं मिलते। नीचे देखें कि क्या अलग है।',
  'room.aadhaar.verdict.unsure': 'सब कुछ साफ़ नहीं पढ़ा गया। आगे बढ़ने से पहले देखें कि हमने क्या पढ़ा।',
  'room.aadhaar.verdict.unproved':
    'किसी जारीकर्ता ने अभी इसकी पुष्टि नहीं की है। आपके पास आधार का QR कोड या ऑफ़लाइन फ़ाइल हो तो वह दें।',

  ...outcomeWordsHindi,
};
