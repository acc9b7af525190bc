import { choicesHindi } from './choices-hindi.ts';
import { fieldLabelsHindi } from './form-hindi.ts';
import { sentenceReader } from './sentence-patterns.ts';

/** What numbers are called in the sentences below, where a form has no label of that name. */
export const numbersHindi: Readonly<Record<string, string>> = {
  'Virtual ID': 'वर्चुअल ID',
  'bank account number': 'बैंक खाता संख्या',
  'driving licence number': 'ड्राइविंग लाइसेंस नंबर',
  'drug licence number': 'दवा लाइसेंस नंबर',
  'e-mail address': 'ई-मेल पता',
  'PF member ID': 'PF सदस्य आईडी',
  'ESIC insurance number': 'ESIC बीमा संख्या',
  'voter ID number': 'मतदाता पहचान पत्र (EPIC) नंबर',
  'cost accountant membership number': 'लागत लेखाकार की सदस्यता संख्या',
  'cost accountant firm number': 'लागत लेखाकार फ़र्म की संख्या',
  'importer-exporter code': 'आयात-निर्यात कोड',
  'acknowledgement number': 'पावती संख्या',
  'certificate number': 'प्रमाणपत्र संख्या',
  'job card number': 'जॉब कार्ड नंबर',
  'medical registration number': 'चिकित्सा पंजीकरण संख्या',
  'mobile number': 'मोबाइल नंबर',
  'passport number': 'पासपोर्ट नंबर',
  'passport file number': 'पासपोर्ट का फ़ाइल नंबर',
  'professional tax number': 'व्यवसाय कर नंबर',
  'service tax number': 'सेवा कर नंबर',
  'shop registration number': 'दुकान की पंजीकरण संख्या',
  'telephone number': 'टेलीफ़ोन नंबर',
  'Udyam number': 'उद्यम नंबर',
  'mobile or consumer number': 'मोबाइल नंबर या उपभोक्ता संख्या',
  'consumer number': 'उपभोक्ता संख्या',
  'electricity company': 'बिजली कंपनी का नाम',
  'vehicle number': 'वाहन नंबर',
  'assessment year': 'निर्धारण वर्ष',
  'financial year': 'वित्त वर्ष',
  'text of the Aadhaar QR code': 'आधार QR कोड का टेक्स्ट',
  'two lines at the bottom of the passport page': 'पासपोर्ट के पन्ने के नीचे की दो पंक्तियाँ',
  'date of birth': 'जन्म तिथि',
  'expiry date': 'समाप्ति की तारीख',
  'last four digits of your Aadhaar': 'आधार के आख़िरी चार अंक',
  'personal number': 'निजी संख्या',
  'whole line': 'पूरी पंक्ति',
};

/** Numbers whose names stand in Latin letters in Hindi as well. */
export const numbersInLatin: readonly string[] = [
  'IFSC',
  'CIN',
  'DIN',
  'LLPIN',
  'TAN',
  'UAN',
  'PAN',
  'GSTIN',
  'TIN',
];

/**
 * What is wrong with an answer, or doubtful, by the English sentence. A name in braces stands for whatever the sentence
 * has there: {label} and {name} are put into Hindi themselves, the rest is kept.
 */
export const faultsHindi: Readonly<Record<string, string>> = {
  'Enter {label} as text.': '{label} अक्षरों में लिखें।',
  'Enter {label}.': '{label} लिखें।',
  '{label} can have at most {max} characters.': '{label} में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं।',
  '{label} has a character that is not allowed.': '{label} में ऐसा अक्षर है जिसकी अनुमति नहीं है।',
  'Choose {label}.': '{label} चुनें।',
  'Choose {label} from the list.': '{label} सूची में से चुनें।',
  'Enter {label} as a date.': '{label} तारीख के रूप में लिखें।',
  'Enter {label} as a real date: day, month and year.': '{label}: सही तारीख लिखें (दिन, महीना और साल)।',
  '{label} must be in the past. Check the year.': '{label} आज से पहले की होनी चाहिए। साल जाँचें।',
  'Enter {label} as a number.': '{label} अंकों में लिखें।',
  '{label} is a whole number from {min} to {max}.': '{label}: {min} से {max} तक की पूरी संख्या लिखें।',
  'Enter {label} in rupees, like 5,00,000.': '{label} रुपयों में लिखें, जैसे 5,00,000।',
  '{label} is at least ₹{least}.': '{label} कम से कम ₹{least} होनी चाहिए।',
  'Choose a file for {label}.': '{label}: फ़ाइल चुनें।',
  'Enter the {name}.': '{name} लिखें।',
  'Enter the {name} as text.': '{name} अक्षरों में लिखें।',

  'Part of this number is hidden with X or *. Enter the full number as printed on the document.':
    'इस नंबर का कुछ हिस्सा X या * से छिपा है। दस्तावेज़ पर जैसा छपा है, वैसा पूरा लिखें।',
  'The {name} has letters, digits, hyphens or slashes, with at least one digit, like {example}.':
    '{name} में अक्षर, अंक, हाइफ़न या स्लैश होते हैं, और कम से कम एक अंक, जैसे {example}।',

  'One of these digits is not correct. Compare them with the card.': 'कोई अंक ग़लत है। इन्हें कार्ड से मिलाएँ।',
  'An Aadhaar number has 12 digits, like 9999 3311 9405.': 'आधार नंबर में 12 अंक होते हैं, जैसे 9999 3311 9405।',
  'An Aadhaar number never begins with 0 or 1. Check the first digit.':
    'आधार नंबर 0 या 1 से शुरू नहीं होता। पहला अंक जाँचें।',
  'An Aadhaar number never reads the same backwards. Compare it with the card.':
    'आधार नंबर उलटा पढ़ने पर वही नहीं होता। इसे कार्ड से मिलाएँ।',
  'A Virtual ID has 16 digits, like 9000 0000 0000 0035.': 'वर्चुअल ID में 16 अंक होते हैं, जैसे 9000 0000 0000 0035।',
  'A Virtual ID never begins with 0 or 1. Check the first digit.':
    'वर्चुअल ID 0 या 1 से शुरू नहीं होती। पहला अंक जाँचें।',
  'The text of an Aadhaar QR code has 500 digits or more. Copy all of it.':
    'आधार QR कोड का टेक्स्ट 500 या ज़्यादा अंकों की एक लंबी संख्या है। उसे पूरा कॉपी करें।',

  'Enter the last four digits of your Aadhaar, like 9405.': 'आधार के आख़िरी चार अंक लिखें, जैसे 9405।',

  'A PAN has 10 characters: 5 letters, 4 digits, 1 letter, like AAAPZ1234C.':
    'PAN में 10 अक्षर होते हैं: 5 अक्षर, 4 अंक, 1 अक्षर, जैसे AAAPZ1234C।',
  'The 4th letter of a PAN shows the type of holder (P for a person). {letter} is not a valid letter. Check it.':
    'PAN का चौथा अक्षर बताता है कि वह किसका है (व्यक्ति के लिए P); {letter} ऐसा कोई अक्षर नहीं है।',
  'No PAN has 0000 in it. Check the four digits.': 'किसी PAN में 0000 नहीं होता। चारों अंक जाँचें।',

  'An IFSC has 11 characters: 4 letters, a zero, 6 letters or digits, like ABCD0123451.':
    'IFSC में 11 अक्षर होते हैं: 4 अक्षर, एक शून्य, 6 अक्षर या अंक, जैसे ABCD0123451।',
  'A bank account number has 9 to 18 digits. It is on the passbook and the cheque book.':
    'बैंक खाता संख्या में 9 से 18 अंक होते हैं। यह पासबुक और चेक बुक पर होती है।',

  '{letters} is not a type of company (PTC, PLC, OPC …). Check the 13th to 15th letters.':
    '{letters} कंपनी का कोई जाना हुआ वर्ग नहीं है (PTC, PLC, OPC …)। 13वाँ से 15वाँ अक्षर जाँचें।',
  '{letters} is not a State code. Check the 7th and 8th letters.':
    '{letters} किसी राज्य का कोड नहीं है। 7वाँ और 8वाँ अक्षर जाँचें।',
  'A CIN has 21 characters, like U72900KA2015PTC000011. It is on the certificate of incorporation.':
    'CIN में 21 अक्षर होते हैं, जैसे U72900KA2015PTC000011। यह निगमन प्रमाणपत्र पर होता है।',
  'A company has a CIN of 21 characters, like U72900KA2015PTC000011. A partnership (LLP) has an LLPIN, like AAA-0011.':
    'कंपनी का CIN 21 अक्षरों का होता है, जैसे U72900KA2015PTC000011; LLP का LLPIN, जैसे AAA-0011।',
  'A DIN has 8 digits, like 05000011. Add zeros at the start if it is shorter.':
    'DIN में 8 अंक होते हैं; छोटा हो तो आगे शून्य लगते हैं, जैसे 05000011।',
  'An LLPIN has 3 letters and 4 digits, like AAA-0011.': 'LLPIN में 3 अक्षर और 4 अंक होते हैं, जैसे AAA-0011।',

  'A driving licence number has 2 letters for the State and 8 to 18 more characters, like KA03 20100000011.':
    'ड्राइविंग लाइसेंस नंबर में राज्य के 2 अक्षर और 8 से 18 और अक्षर या अंक होते हैं, जैसे KA03 20100000011।',
  '{letters} is not a State or territory code. A licence number starts with a code like KA, MH or DL.':
    '{letters} किसी राज्य का कोड नहीं है। लाइसेंस नंबर KA, MH या DL जैसे अक्षरों से शुरू होता है।',
  'Newer licence numbers have the State code, 2 digits, the year and 7 digits. Compare it with your licence.':
    'नए लाइसेंस में राज्य, 2 अंक, साल और 7 अंक होते हैं। अपने लाइसेंस से मिलाएँ।',

  'An e-mail address has a name, an @ and a domain, like asha@example.in.':
    'ई-मेल पते में नाम, @ और डोमेन होता है, जैसे asha@example.in।',
  'A UAN has 12 digits, like 100000000001. It is on the salary slip.':
    'UAN में 12 अंक होते हैं, जैसे 100000000001। यह वेतन पर्ची पर होता है।',
  'UANs begin with 10. Compare it with your salary slip.': 'UAN 10 से शुरू होता है। इसे वेतन पर्ची से मिलाएँ।',
  'A PF member ID has 5 letters and 17 digits, like BG/BNG/0000001/000/0000001.':
    'PF सदस्य आईडी में 5 अक्षर और 17 अंक होते हैं, जैसे BG/BNG/0000001/000/0000001।',
  'An ESIC insurance number has 10 digits, like 5300000001; an employer code has 17.':
    'ESIC बीमा संख्या में 10 अंक होते हैं, जैसे 5300000001; नियोक्ता कोड में 17।',

  'A voter ID number has 3 letters and 7 digits, like ABC0000034. Older numbers also have slashes.':
    'मतदाता पहचान पत्र नंबर में 3 अक्षर और 7 अंक होते हैं, जैसे ABC0000034; पुराने नंबर में स्लैश भी होते हैं।',
  'A voter ID number also has digits. Enter the full number.':
    'मतदाता पहचान पत्र नंबर में अंक भी होते हैं। पूरा नंबर लिखें।',
  'Most voter ID numbers have 3 letters and 7 digits. Compare it with your card.':
    'मतदाता पहचान पत्र नंबर में अक्सर 3 अक्षर और 7 अंक होते हैं। अपने कार्ड से मिलाएँ।',
  'The last digit is unusual for the digits before it. Compare it with your card.':
    'आख़िरी अंक बाक़ी अंकों से मेल नहीं खाता। अपने कार्ड से मिलाएँ।',

  'An FSSAI number has 14 digits and starts with 1 or 2, like 11220302000011.':
    'FSSAI नंबर में 14 अंक होते हैं और यह 1 या 2 से शुरू होता है, जैसे 11220302000011।',

  '{code} is an old State code: {state}. Compare it with your certificate.':
    '{code} राज्य का पुराना कोड है: {state}। अपने प्रमाणपत्र से मिलाएँ।',
  'The PAN in this GSTIN, {pan}, has a 4th letter that is not valid. Compare it with your certificate.':
    'इस GSTIN के PAN {pan} का चौथा अक्षर सही नहीं है। अपने प्रमाणपत्र से मिलाएँ।',
  'A GSTIN has 15 letters and digits: State code, PAN and three more, like 29AAAPZ1234C1ZW.':
    'GSTIN में 15 अक्षर और अंक होते हैं: राज्य कोड, PAN और तीन और, जैसे 29AAAPZ1234C1ZW।',
  'A GSTIN starts with a State code, and {code} is not one. Check the first two digits.':
    'GSTIN राज्य कोड से शुरू होता है, और {code} किसी राज्य का कोड नहीं है। पहले दो अंक जाँचें।',
  'One of the 15 characters is not correct. Compare them with your certificate.':
    '15 में से कोई अक्षर या अंक ग़लत है। अपने प्रमाणपत्र से मिलाएँ।',

  'An ICAI membership number has 5 or 6 digits, like 200011.':
    'ICAI सदस्यता संख्या में 5 या 6 अंक होते हैं, जैसे 200011।',
  'An ICSI membership number has A or F, then 3 to 6 digits, like A10011.':
    'ICSI सदस्यता संख्या में A या F और 3 से 6 अंक होते हैं, जैसे A10011।',
  'A cost accountant membership number has 3 to 6 digits, sometimes with M or F at the start, like 30011.':
    'लागत लेखाकार की सदस्यता संख्या में 3 से 6 अंक होते हैं, कभी-कभी आगे M या F, जैसे 30011।',
  'A cost accountant firm number has 6 digits, like 000011. Add zeros at the start if it is shorter.':
    'लागत लेखाकार फ़र्म की संख्या में 6 अंक होते हैं; छोटी हो तो आगे शून्य लगते हैं, जैसे 000011।',

  'An importer-exporter code is a PAN, like AAAPZ1234C, or an older number of 10 digits.':
    'आयात-निर्यात कोड एक PAN होता है, जैसे AAAPZ1234C, या 10 अंकों का पुराना नंबर।',
  'The 4th letter of a PAN shows the type of holder, and {letter} is not a valid letter. Check the code.':
    'PAN का चौथा अक्षर बताता है कि वह किसका है, और {letter} ऐसा कोई अक्षर नहीं है। कोड जाँचें।',

  'An acknowledgement number has 15 digits, like 100000001150724. It is at the top of the ITR-V.':
    'पावती संख्या में 15 अंक होते हैं, जैसे 100000001150724। यह ITR-V में सबसे ऊपर होती है।',
  'Acknowledgement numbers end in the filing date. Compare it with the ITR-V.':
    'पावती संख्या के अंत में दाख़िल करने की तारीख होती है। ITR-V से मिलाएँ।',
  'A certificate number has 5 to 10 letters and digits, like ABCDEFG. It is at the top of the Form 16.':
    'प्रमाणपत्र संख्या में 5 से 10 अक्षर और अंक होते हैं, जैसे ABCDEFG। यह फ़ॉर्म 16 में सबसे ऊपर होती है।',

  'A job card number has letters, digits, hyphens and a slash, like KN-01-002-003-004/55.':
    'जॉब कार्ड नंबर में अक्षर, अंक, हाइफ़न और स्लैश होते हैं, जैसे KN-01-002-003-004/55।',
  'Most job card numbers look like KN-01-002-003-004/55. Compare it with your card.':
    'जॉब कार्ड नंबर अक्सर KN-01-002-003-004/55 जैसा होता है। अपने कार्ड से मिलाएँ।',
  'A mobile number has 10 digits and begins with 6, 7, 8 or 9, like 90000 00011.':
    'मोबाइल नंबर में 10 अंक होते हैं और यह 6, 7, 8 या 9 से शुरू होता है, जैसे 90000 00011।',

  'An Indian passport number has 1 letter and 7 digits, like A0000001.':
    'भारतीय पासपोर्ट नंबर में 1 अक्षर और 7 अंक होते हैं, जैसे A0000001।',
  'This passport number is unusual. Compare it with the first page of your passport.':
    'ऐसा नंबर कम ही पासपोर्ट का होता है। अपने पासपोर्ट के पहले पन्ने से मिलाएँ।',
  'A passport file number has 3 to 20 letters and digits, like BN1000000000011.':
    'पासपोर्ट के फ़ाइल नंबर में 3 से 20 अक्षर और अंक होते हैं, जैसे BN1000000000011।',
  'A file number cannot be all zeros. You find it on the last page of the passport.':
    'फ़ाइल नंबर में सब शून्य नहीं होते। यह पासपोर्ट के आख़िरी पन्ने पर होता है।',
  'Most file numbers have 15 characters: letters for the office, then digits. Check it.':
    'फ़ाइल नंबर में अक्सर 15 अक्षर होते हैं: पहले कार्यालय के अक्षर, फिर अंक। जाँच लें।',
  'The bottom of the passport page has two lines of 44 letters, digits and < signs. Enter both.':
    'पासपोर्ट के पन्ने के नीचे दो पंक्तियाँ होती हैं, हर एक में 44 अक्षर, अंक और < चिह्न। दोनों लिखें।',
  'The {name} does not match its check digit. Compare it with the passport.':
    'जाँच अंक के अनुसार यह सही नहीं पढ़ा गया: {name}। पासपोर्ट से मिलाएँ।',

  'A PIN code has 6 digits and does not start with 0, like 560071.':
    'पिन कोड में 6 अंक होते हैं और यह 0 से शुरू नहीं होता, जैसे 560071।',
  'We could not find a post office with this PIN code. Compare it with the address.':
    'इस पिन कोड का कोई डाकघर हमें नहीं मिला। पते से मिलाएँ।',

  'A service tax number is a PAN, then ST and 3 digits, like AAAPZ1234CST001.':
    'सेवा कर नंबर में PAN, फिर ST और 3 अंक होते हैं, जैसे AAAPZ1234CST001।',
  '{letter} cannot be the 4th letter of a PAN. Compare it with your certificate.':
    'किसी PAN का चौथा अक्षर {letter} नहीं होता। अपने प्रमाणपत्र से मिलाएँ।',
  "A TAN has 4 letters, 5 digits, 1 letter, like BLRS00001A. It is the employer's, on Form 16.":
    'TAN में 4 अक्षर, 5 अंक, 1 अक्षर होता है, जैसे BLRS00001A। यह नियोक्ता का होता है और फ़ॉर्म 16 पर छपा होता है।',
  'A telephone number has 10 digits with its area code, like 080 0000 0011.':
    'टेलीफ़ोन नंबर में एरिया कोड मिलाकर 10 अंक होते हैं, जैसे 080 0000 0011।',
  'A {name} has 11 digits, sometimes with V or C at the end, like {example}.':
    '{name} में 11 अंक होते हैं, कभी-कभी पीछे V या C, जैसे {example}।',
  'It must start with a State code, and {code} is not one. Compare it with your certificate.':
    'यह राज्य कोड से शुरू होता है, और {code} किसी राज्य का कोड नहीं है। अपने प्रमाणपत्र से मिलाएँ।',
  'A Udyam number looks like UDYAM-KA-03-0000001. An older Udyog Aadhaar number looks like KA03A0000001.':
    'उद्यम नंबर UDYAM-KA-03-0000001 जैसा होता है; पुराना उद्योग आधार नंबर KA03A0000001 जैसा।',
  '{letters} is not a State code. Compare it with your certificate.':
    '{letters} किसी राज्य का कोड नहीं है। अपने प्रमाणपत्र से मिलाएँ।',

  'An LPG ID has 17 digits, like 10000000000000001. It is on the gas bill.':
    'LPG आईडी में 17 अंक होते हैं, जैसे 10000000000000001। यह गैस के बिल पर होती है।',
  'Enter the mobile number of the gas connection, or the consumer number on the gas book.':
    'गैस कनेक्शन का मोबाइल नंबर लिखें, या गैस बुक पर छपी उपभोक्ता संख्या।',
  'A consumer number has 4 to 20 digits, letters or hyphens. It is at the top of the electricity bill.':
    'उपभोक्ता संख्या में 4 से 20 अंक, अक्षर या हाइफ़न होते हैं। यह बिजली के बिल में सबसे ऊपर होती है।',
  'Most consumer numbers have 8 digits or more. Compare it with the bill.':
    'उपभोक्ता संख्या में अक्सर 8 या ज़्यादा अंक होते हैं। बिल से मिलाएँ।',
  'A vehicle number looks like KA 01 AB 0011, or 22 BH 0011 A in the Bharat series.':
    'वाहन नंबर KA 01 AB 0011 जैसा होता है, या भारत सीरीज़ में 22 BH 0011 A जैसा।',
  '{letters} is not a State code. Compare it with the number plate.':
    '{letters} किसी राज्य के अक्षर नहीं हैं। नंबर प्लेट से मिलाएँ।',
  'Enter the {name} like {example}.': '{name} ऐसे लिखें: {example}।',
  'The second year of the {name} must be the year after the first, like {example}.':
    '{name} का दूसरा साल पहले साल के ठीक बाद का होना चाहिए, जैसे {example}।',

  'The amount you pay yourself must be less than the price. Check both amounts.':
    'आप जितना ख़ुद देंगे वह क़ीमत से कम होना चाहिए। दोनों राशियाँ जाँचें।',
  '“{answer}” is listed under {owner}, not under {parent}. Choose again, or type it with its maker’s name.':
    '“{answer}” सूची में {owner} का है, {parent} का नहीं। फिर से चुनें, या निर्माता के नाम के साथ लिखें।',
  '{answer} is listed as: {name}. You chose {label}. Change one of the two.':
    'सूची में {answer}: {name}। आपने {label} चुना। दोनों में से एक बदलें।',

  'Enter the date as on the document, like 15/08/1990.': 'तारीख वैसी लिखें जैसी दस्तावेज़ पर है, जैसे 15/08/1990।',
  'We read this from the document. You cannot type it. Take a new picture instead.':
    'यह दस्तावेज़ से ही पढ़ा जाता है, लिखा नहीं जा सकता। नई फ़ोटो लें।',
  'This has a character that is not allowed.': 'इसमें ऐसा अक्षर है जिसकी अनुमति नहीं है।',
  'Enter the amount in numbers.': 'राशि अंकों में लिखें।',

  'Enter an amount from ₹{from} to ₹{to}.': '₹{from} से ₹{to} के बीच की राशि लिखें।',
  'Enter an amount of at least ₹{from}.': 'कम से कम ₹{from} की राशि लिखें।',
  'Enter an amount of at most ₹{to}.': 'अधिक से अधिक ₹{to} की राशि लिखें।',
  'Enter a period from {from} to {to} months.': '{from} से {to} महीने की अवधि लिखें।',
  'Enter a period of at least {from} months.': 'कम से कम {from} महीने की अवधि लिखें।',
  'Enter a period of at most {to} months.': 'अधिक से अधिक {to} महीने की अवधि लिखें।',
};

const word = (english: string) =>
  fieldLabelsHindi[english] ?? numbersHindi[english] ?? choicesHindi[english] ?? english;

const words = (english: string) => english.split(', ').map(word).join(', ');

const read = sentenceReader(faultsHindi, { label: words, name: words });

/** The sentence of a form's check in Hindi; a sentence that is not known here stays as it is. */
export const hindiFault = (message: string): string => read(message) ?? message;
