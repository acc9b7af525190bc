import { type Reading, sentenceReader, sequenceReader } from './sentence-patterns.ts';
import { titlesHindi } from './titles-hindi.ts';

/*
 * Why a file, a code or a try was not taken, in Hindi; by the English sentence. A name in braces stands for whatever the sentence has
 * there. Sentences that follow each other are read one by one, so each is here once.
 */

const statements: Readonly<Record<string, string>> = {
  'Download the statement from the bank’s site or app again and upload it unchanged.':
    'बैंक की साइट या ऐप से स्टेटमेंट फिर से डाउनलोड करें और बिना बदले अपलोड करें।',
  'The file is larger than 20 MB.': 'फ़ाइल 20 MB से बड़ी है।',
  'Download a shorter period and upload that.': 'कम महीनों का स्टेटमेंट डाउनलोड करके अपलोड करें।',
  'The statement has too many rows.': 'स्टेटमेंट में बहुत ज़्यादा पंक्तियाँ हैं।',
  'The file is not a PDF, Excel or CSV file.': 'यह PDF, Excel या CSV फ़ाइल नहीं है।',
  'The file is a PDF, but its name does not end in .pdf.': 'यह PDF है, पर इसके नाम के अंत में .pdf नहीं है।',
  'Rename it and upload it again.': 'नाम ठीक करके फिर से अपलोड करें।',
  'The file is damaged or incomplete.': 'फ़ाइल ख़राब या अधूरी है।',
  'The Excel file is too large for a statement, so we did not accept it.':
    'यह Excel फ़ाइल स्टेटमेंट के लिए बहुत बड़ी है, इसलिए नहीं ली गई।',
  'The Excel file is locked with a password.': 'Excel फ़ाइल पर पासवर्ड लगा है।',
  'Enter the password and try again.': 'पासवर्ड डालें और दोबारा कोशिश करें।',
  'The password does not open the Excel file.': 'इस पासवर्ड से Excel फ़ाइल नहीं खुलती।',
  'Check capital and small letters and try again.': 'बड़े और छोटे अक्षर जाँचें और दोबारा कोशिश करें।',
  'We cannot unlock this Excel file.': 'हम इस Excel फ़ाइल का ताला नहीं खोल सकते।',
  'Open it in Excel, save it without a password and upload it again.':
    'इसे Excel में खोलें, बिना पासवर्ड के सहेजें और फिर से अपलोड करें।',
  'No table with dates, amounts and balances was found.': 'तारीख, राशि और बैलेंस वाली कोई सूची नहीं मिली।',
  'Upload the bank’s own statement, not a summary or a picture of it.':
    'बैंक का अपना स्टेटमेंट अपलोड करें, उसका सारांश या तस्वीर नहीं।',
  'The statement has no transactions.': 'स्टेटमेंट में कोई लेन-देन नहीं है।',
  'Download a period with transactions and upload that.': 'लेन-देन वाले महीनों का स्टेटमेंट डाउनलोड करके अपलोड करें।',
  'We could not identify the columns of dates, amounts and balances.':
    'तारीख, राशि और बैलेंस के कॉलम पहचाने नहीं जा सके।',
  'Download the statement as PDF or Excel from the bank’s site and upload that.':
    'बैंक की साइट से स्टेटमेंट PDF या Excel में डाउनलोड करके अपलोड करें।',
  'The balances in the table do not add up, so we could not read it.':
    'सूची के बैलेंस आपस में नहीं मिलते, इसलिए हम इसे पढ़ नहीं सके।',
  'The file is a scan, and we could not read its table of dates, amounts and balances.':
    'फ़ाइल स्कैन है, और उसकी तारीख, राशि और बैलेंस पढ़े नहीं जा सके।',
  'Download the statement as PDF from the bank’s site or app and upload that.':
    'बैंक की साइट या ऐप से स्टेटमेंट PDF में डाउनलोड करके अपलोड करें।',
  'The file is a scan of more than 10 pages.': 'फ़ाइल 10 से ज़्यादा पन्नों का स्कैन है।',
  'The file has more than one account.': 'फ़ाइल में एक से ज़्यादा खाते हैं।',
  'Download a statement of one account and upload that.': 'एक ही खाते का स्टेटमेंट डाउनलोड करके अपलोड करें।',
  'The file is the statement of a loan, a deposit or a card.': 'यह लोन, जमा (FD) या कार्ड का स्टेटमेंट है।',
  'Upload the statement of the savings or current account.': 'बचत या चालू खाते का स्टेटमेंट अपलोड करें।',
  'The files are from different accounts.': 'फ़ाइलें अलग-अलग खातों की हैं।',
  'Upload the statements of each account separately.': 'हर खाते के स्टेटमेंट अलग-अलग अपलोड करें।',
  'The file is a report of payments (camt.052 or camt.054), not a statement.':
    'यह भुगतानों की सूचना (camt.052 या camt.054) है, स्टेटमेंट नहीं।',
  'Download the statement as PDF, Excel or camt.053 and upload that.':
    'स्टेटमेंट PDF, Excel या camt.053 में डाउनलोड करके अपलोड करें।',
};

const aadhaar: Readonly<Record<string, string>> = {
  'Nothing was scanned.': 'कुछ स्कैन नहीं हुआ।',
  'Scan the large QR code on the Aadhaar letter, card or mAadhaar app again.':
    'आधार पत्र, कार्ड या mAadhaar ऐप का बड़ा QR कोड फिर से स्कैन करें।',
  'This is a 12-digit number, not an Aadhaar QR code.': 'यह 12 अंकों का नंबर है, आधार का QR कोड नहीं।',
  'We did not store it.': 'हमने इसे नहीं रखा।',
  'Scan the large QR code instead.': 'इसकी जगह बड़ा QR कोड स्कैन करें।',
  'This is the old type of Aadhaar QR code, printed before 2018.':
    'यह आधार का पुराना QR कोड है, जो 2018 से पहले छपता था।',
  'It has no signature, so we cannot verify it.': 'इसमें हस्ताक्षर नहीं है, इसलिए हम इसे सत्यापित नहीं कर सकते।',
  'Download a new e-Aadhaar from the UIDAI site, or open mAadhaar, and scan the QR code there.':
    'UIDAI की साइट से नया ई-आधार डाउनलोड करें या mAadhaar खोलें, और वहाँ का QR कोड स्कैन करें।',
  'This is not an Aadhaar Secure QR code.': 'यह आधार का सुरक्षित QR कोड नहीं है।',
  'Scan the large QR code on the Aadhaar.': 'आधार पर छपा बड़ा QR कोड स्कैन करें।',
  'The scanned code is too short to be an Aadhaar Secure QR code, so part of it may be missing.':
    'स्कैन किया कोड आधार के सुरक्षित QR कोड के लिए बहुत छोटा है, शायद उसका कुछ हिस्सा छूट गया।',
  'Scan the whole large QR code again, flat and in good light.':
    'पूरा बड़ा QR कोड सीधा रखकर, अच्छी रोशनी में फिर से स्कैन करें।',
  'The scanned text is too long for one QR code.': 'स्कैन किया टेक्स्ट एक QR कोड के लिए बहुत लंबा है।',
  'Scan one QR code at a time, directly from the Aadhaar.': 'सीधे आधार से, एक बार में एक ही QR कोड स्कैन करें।',
  'Some of the scanned digits are wrong or were changed.': 'स्कैन किए कुछ अंक ग़लत हैं या बदले गए हैं।',
  'Scan the QR code again.': 'QR कोड फिर से स्कैन करें।',
  'The code holds too much data for an Aadhaar QR code, so we did not accept it.':
    'इस कोड में आधार QR कोड से कहीं ज़्यादा डेटा है, इसलिए नहीं लिया गया।',
  'Scan the QR code on the Aadhaar.': 'आधार पर छपा QR कोड स्कैन करें।',
  'This does not have the format of an Aadhaar Secure QR code.': 'यह आधार के सुरक्षित QR कोड जैसा नहीं बना है।',
  'If you already did, get a new e-Aadhaar from the UIDAI site.':
    'यदि वही स्कैन किया था, तो UIDAI की साइट से नया ई-आधार लें।',
  'We found no QR code in this picture.': 'इस तस्वीर में QR कोड नहीं मिला।',
  'Take it again from closer, in good light, with the whole square in view.':
    'पास से, अच्छी रोशनी में, पूरे चौकोर के साथ फिर से तस्वीर लें।',
  'Download a new Aadhaar Paperless Offline e-KYC file from the UIDAI site and upload the ZIP file without opening it.':
    'UIDAI की साइट से नई आधार पेपरलेस ऑफ़लाइन e-KYC फ़ाइल डाउनलोड करें और ZIP बिना खोले अपलोड करें।',
  'The file is larger than 2 MB, far more than an offline e-KYC file holds.':
    'फ़ाइल 2 MB से बड़ी है; ऑफ़लाइन e-KYC फ़ाइल इतनी बड़ी नहीं होती।',
  'The file is neither a ZIP nor an XML document.': 'यह फ़ाइल न ZIP है, न XML।',
  'The ZIP cannot be opened: part of it is missing or changed.':
    'ZIP नहीं खुलती: उसका कुछ हिस्सा ग़ायब है या बदला गया है।',
  'The ZIP file is locked.': 'ZIP फ़ाइल पर ताला लगा है।',
  'Type the share code that you chose when you downloaded it, then send it again.':
    'डाउनलोड करते समय जो शेयर कोड चुना था वह लिखें, फिर दोबारा भेजें।',
  'The share code does not open this file.': 'इस शेयर कोड से यह फ़ाइल नहीं खुलती।',
  'Type the code that you chose when you downloaded it.': 'डाउनलोड करते समय जो कोड चुना था वह लिखें।',
  'If you do not remember it, download a new file and choose a new code.':
    'याद न हो तो नई फ़ाइल डाउनलोड करें और नया कोड चुनें।',
  'The ZIP must hold one XML file and nothing else.': 'ZIP में केवल एक XML फ़ाइल होनी चाहिए।',
  'The ZIP contains a file that does not belong to an offline e-KYC, so we did not accept it.':
    'ZIP में ऐसी फ़ाइल है जो ऑफ़लाइन e-KYC की नहीं है, इसलिए नहीं ली गई।',
  'The ZIP is too large for an offline e-KYC file, so we did not accept it.':
    'ZIP ऑफ़लाइन e-KYC फ़ाइल के लिए बहुत बड़ी है, इसलिए नहीं ली गई।',
  'We cannot open this type of ZIP file.': 'हम इस तरह की ZIP फ़ाइल नहीं खोल सकते।',
  'The XML is a different document.': 'यह XML कोई और दस्तावेज़ है।',
  'Send the Aadhaar Paperless Offline e-KYC file from the UIDAI site, or the Aadhaar from DigiLocker.':
    'UIDAI की साइट की आधार पेपरलेस ऑफ़लाइन e-KYC फ़ाइल भेजें, या DigiLocker से आधार।',
  'The file has no Aadhaar details, because the request for them failed.':
    'फ़ाइल में आधार का ब्योरा नहीं है, क्योंकि उसका अनुरोध पूरा नहीं हुआ था।',
  'Request the Aadhaar again and send the new file.': 'आधार फिर से मँगाएँ और नई फ़ाइल भेजें।',
  'The file is not a valid Aadhaar document: parts are missing or repeated.':
    'यह सही आधार फ़ाइल नहीं है: कुछ हिस्से छूटे हैं या दोहराए गए हैं।',
  'This looks like an Aadhaar, but we cannot find its number to cover it, so we do not keep it.':
    'यह आधार जैसा दिखता है, पर ढकने के लिए उसका नंबर नहीं मिला, इसलिए हम इसे नहीं रखते।',
  'Take the picture again, closer and in good light, or cover the first eight digits yourself.':
    'पास से और अच्छी रोशनी में फिर से तस्वीर लें, या पहले आठ अंक ख़ुद ढक दें।',
  'Page {page} shows an Aadhaar number.': 'पन्ना {page} पर आधार नंबर दिखता है।',
  'We can cover it only in a PDF of up to four pages, so we do not keep this one.':
    'हम उसे केवल चार पन्नों तक की PDF में ढक सकते हैं, इसलिए इसे नहीं रखते।',
  'Take the page out, or send it as a file of its own.': 'वह पन्ना निकाल दें, या उसे अलग फ़ाइल में भेजें।',
  '{pages} pages of this PDF are pictures, or have pictures.':
    'इस PDF के {pages} पन्ने तस्वीर हैं, या उन पर तस्वीरें हैं।',
  'We look for Aadhaar numbers on up to {most} such pages before we keep a file.':
    'फ़ाइल रखने से पहले हम ऐसे {most} पन्नों तक पर आधार नंबर ढूँढते हैं।',
  'Send it in parts.': 'इसे हिस्सों में भेजें।',
};

const lockerAndSignatures: Readonly<Record<string, string>> = {
  'This is not a certificate from DigiLocker.': 'यह DigiLocker का प्रमाणपत्र नहीं है।',
  'Get the document from DigiLocker again.': 'दस्तावेज़ DigiLocker से फिर से लें।',
  'We do not use this type of certificate here.': 'इस तरह का प्रमाणपत्र यहाँ काम नहीं आता।',
  'Choose the document we asked for, or upload it.': 'माँगा गया दस्तावेज़ चुनें, या उसे अपलोड करें।',
  'This is a different document from the one we asked for.': 'यह माँगे गए दस्तावेज़ से अलग है।',
  'Go back and choose the right one in DigiLocker.': 'वापस जाएँ और DigiLocker में सही दस्तावेज़ चुनें।',
  'The certificate is not complete or not valid.': 'प्रमाणपत्र अधूरा है या मान्य नहीं है।',
  'Get it from DigiLocker again, or upload the document.': 'इसे DigiLocker से फिर से लें, या दस्तावेज़ अपलोड करें।',
  'The certificate has no holder’s name, so we cannot use it.':
    'प्रमाणपत्र पर किसी का नाम नहीं है, इसलिए यह काम नहीं आ सकता।',
  'Download the file again from its issuer and send it without any change.':
    'फ़ाइल जारी करने वाले से फिर से डाउनलोड करें और बिना बदले भेजें।',
  'The XML is larger than 2 MB, which is too large for this document.':
    'XML 2 MB से बड़ी है, जो इस दस्तावेज़ के लिए बहुत है।',
  'The XML has too many parts for this document.': 'XML में इस दस्तावेज़ के लिए बहुत ज़्यादा हिस्से हैं।',
  'The XML is not in UTF-8, or has characters that XML does not allow.':
    'XML UTF-8 में नहीं है, या उसमें ऐसे अक्षर हैं जो XML में नहीं चलते।',
  'The file is not a well-formed XML document.': 'फ़ाइल सही बनी XML नहीं है।',
  'The XML declares a document type or entities, which issued documents never do, so we did not accept it.':
    'XML में ऐसी घोषणाएँ हैं जो जारी दस्तावेज़ों में नहीं होतीं, इसलिए नहीं ली गई।',
  'The XML has processing instructions, which issued documents never have, so we did not accept it.':
    'XML में ऐसे निर्देश हैं जो जारी दस्तावेज़ों में नहीं होते, इसलिए नहीं ली गई।',
  'The signed XML has comments, which can hide a changed value, so we did not accept it.':
    'हस्ताक्षरित XML में टिप्पणियाँ हैं, जिनसे बदला मान छिप सकता है, इसलिए नहीं ली गई।',
  'The XML has more than one signature, so we did not accept it.':
    'XML में एक से ज़्यादा हस्ताक्षर हैं, इसलिए नहीं ली गई।',
  'The signature is in the wrong place, so we cannot tell what it covers.':
    'हस्ताक्षर ग़लत जगह है, इसलिए पता नहीं कि वह किस हिस्से पर है।',
  'The signature is not built like those of issued documents, so we did not accept it.':
    'हस्ताक्षर जारी दस्तावेज़ों जैसा नहीं बना है, इसलिए नहीं लिया गया।',
  'The signature must cover the whole document as one part, and it does not.':
    'हस्ताक्षर पूरे दस्तावेज़ पर एक साथ होना चाहिए, और ऐसा नहीं है।',
  'The signature covers only a part of the document, so we cannot trust the rest.':
    'हस्ताक्षर दस्तावेज़ के केवल एक हिस्से पर है, इसलिए बाक़ी पर भरोसा नहीं हो सकता।',
  'The signature changes the document before checking it, in a way that is not allowed.':
    'हस्ताक्षर जाँच से पहले दस्तावेज़ को ऐसे बदलता है जिसकी अनुमति नहीं है।',
  'The signature is of a kind that may be good elsewhere but that no issuer of this document uses, so we cannot check it.':
    'इस तरह का हस्ताक्षर कहीं और सही हो सकता है, पर इस दस्तावेज़ का कोई जारीकर्ता ऐसा नहीं करता, इसलिए हम इसे जाँच नहीं सकते।',
  'The signature uses a method that is too weak or not meant for this.':
    'हस्ताक्षर का तरीक़ा बहुत कमज़ोर है या इसके लिए नहीं है।',
  'The document was changed after it was signed: its content does not match the signature.':
    'हस्ताक्षर के बाद दस्तावेज़ बदला गया: उसकी सामग्री हस्ताक्षर से नहीं मिलती।',
  'The signature is damaged or was not made with the key it names.':
    'हस्ताक्षर ख़राब है या बताई गई कुंजी से नहीं बना।',
  'Send the PDF again.': 'PDF फिर से भेजें।',
  'Save the document as a PDF, then send that.': 'दस्तावेज़ को PDF में सहेजकर भेजें।',
  'The PDF is larger than 50 MB.': 'PDF 50 MB से बड़ी है।',
  'Send a smaller file.': 'छोटी फ़ाइल भेजें।',
  'Save it without a password, then send it again.': 'इसे बिना पासवर्ड के सहेजें, फिर दोबारा भेजें।',
  'The PDF is damaged and cannot be signed.': 'PDF ख़राब है, इस पर हस्ताक्षर नहीं हो सकते।',
  'Save it as a PDF again and send the new file.': 'इसे फिर से PDF में सहेजें और नई फ़ाइल भेजें।',
  'This PDF does not allow changes or signatures.': 'इस PDF में बदलाव या हस्ताक्षर की अनुमति नहीं है।',
  'Ask the person who created it for a copy that can be signed.':
    'जिसने इसे बनाया, उनसे ऐसी प्रति माँगें जिस पर हस्ताक्षर हो सकें।',
  'The PDF has no such page to show the signature on.': 'PDF में हस्ताक्षर दिखाने के लिए यह पन्ना नहीं है।',
  'Choose one of its pages.': 'उसके पन्नों में से कोई चुनें।',
  'The picture of the signature is not a PDF of one page.': 'हस्ताक्षर की तस्वीर एक पन्ने की PDF नहीं है।',
  'Send the original PDF of the document.': 'दस्तावेज़ की मूल PDF भेजें।',
  'The PDF has more than 50 signatures, so we did not accept it.':
    'PDF पर 50 से ज़्यादा हस्ताक्षर हैं, इसलिए नहीं ली गई।',
  'Send the original document.': 'मूल दस्तावेज़ भेजें।',
  'Save or print the agreement as a PDF, then upload the PDF.':
    'अनुबंध को PDF में सहेजें या प्रिंट करें, फिर PDF अपलोड करें।',
  'This agreement shows a full Aadhaar number.': 'इस अनुबंध में पूरा आधार नंबर दिखता है।',
  'Cover the first eight digits, save it as a PDF, then upload the PDF.':
    'पहले आठ अंक ढकें, PDF में सहेजें, फिर PDF अपलोड करें।',
};

const files: Readonly<Record<string, string>> = {
  'The file is empty.': 'फ़ाइल खाली है।',
  'This is a PDF.': 'यह PDF है।',
  'Choose a photo: a JPEG, PNG or WebP picture.': 'फ़ोटो चुनें: JPEG, PNG या WebP।',
  'Take a new picture or save the file again, and upload that.':
    'नई तस्वीर लें या फ़ाइल फिर से सहेजें, और वही अपलोड करें।',
  'Reading this file took too long, so it was stopped.': 'इस फ़ाइल को पढ़ने में बहुत समय लगा, इसलिए रोक दिया गया।',
  'Reading this file needed too much memory, so it was stopped.':
    'इस फ़ाइल के लिए बहुत मेमोरी चाहिए थी, इसलिए पढ़ना रोक दिया गया।',
  'This file could not be read.': 'यह फ़ाइल पढ़ी नहीं जा सकी।',
  'The file is not a PDF.': 'फ़ाइल PDF नहीं है।',
  'This file is not a PDF.': 'यह फ़ाइल PDF नहीं है।',
  'Upload the PDF itself, or a photo or scan of the pages.': 'PDF ही अपलोड करें, या पन्नों की फ़ोटो या स्कैन।',
  'The PDF has {megabytes} MB, over the limit of {most} MB.': 'PDF {megabytes} MB की है; सीमा {most} MB है।',
  'Upload a smaller one.': 'छोटी फ़ाइल अपलोड करें।',
  'The PDF is damaged or incomplete.': 'PDF ख़राब या अधूरी है।',
  'Download it again and upload that.': 'फिर से डाउनलोड करके अपलोड करें।',
  'Page {page} of the PDF is damaged.': 'PDF का पन्ना {page} ख़राब है।',
  'Download the PDF again and upload that.': 'PDF फिर से डाउनलोड करके अपलोड करें।',
  'The PDF is locked with a password.': 'PDF पर पासवर्ड लगा है।',
  'Type the password and try again.': 'पासवर्ड डालें और दोबारा कोशिश करें।',
  'The password does not open the PDF.': 'इस पासवर्ड से PDF नहीं खुलती।',
  'The PDF has {pages} pages, over the limit of {most}.': 'PDF में {pages} पन्ने हैं; सीमा {most} है।',
  'Upload only the pages of this document.': 'केवल इसी दस्तावेज़ के पन्ने अपलोड करें।',
  'The PDF has no pages.': 'PDF में कोई पन्ना नहीं है।',
  'The PDF has {pages} pages, so page {page} cannot be shown.':
    'PDF में {pages} पन्ने हैं, इसलिए पन्ना {page} नहीं दिख सकता।',
  'Ask for another.': 'कोई और पन्ना चुनें।',
  'A page of the PDF would be {width} × {height} pixels, over the limit of 40 megapixels.':
    'PDF का एक पन्ना {width} × {height} पिक्सेल का होगा; सीमा 40 मेगापिक्सेल है।',
  'Upload a PDF with pages of normal size.': 'सामान्य आकार के पन्नों वाली PDF अपलोड करें।',
  'The picture has {size} MB, over the limit of 10 MB.': 'तस्वीर {size} MB की है; सीमा 10 MB है।',
  'Upload a smaller picture.': 'छोटी तस्वीर अपलोड करें।',
  'This file is not a JPEG, PNG or WebP picture.': 'यह फ़ाइल JPEG, PNG या WebP तस्वीर नहीं है।',
  'Upload a photo or a scan in one of these.': 'इनमें से किसी रूप में फ़ोटो या स्कैन अपलोड करें।',
  'The picture is {width} × {height} pixels, over the limit of 40 megapixels.':
    'तस्वीर {width} × {height} पिक्सेल की है; सीमा 40 मेगापिक्सेल है।',
  'The picture is damaged or incomplete.': 'तस्वीर ख़राब या अधूरी है।',
  'Take a new picture or save it again, and upload that.': 'नई तस्वीर लें या इसे फिर से सहेजें, और वही अपलोड करें।',
  'The virus check found something harmful in this file, so nothing of it was kept.':
    'वायरस जाँच में इस फ़ाइल में कुछ हानिकारक मिला, इसलिए इसका कुछ नहीं रखा गया।',
  'Send another file, or take a new picture.': 'दूसरी फ़ाइल भेजें, या नई तस्वीर लें।',
  'This file is larger than the virus check takes, so nothing of it was kept.':
    'यह फ़ाइल वायरस जाँच की सीमा से बड़ी है, इसलिए इसका कुछ नहीं रखा गया।',
  'Send a smaller one.': 'छोटी फ़ाइल भेजें।',
  'There are already {count} files here.': 'यहाँ पहले से {count} फ़ाइलें हैं।',
  'Ask the lender to make room.': 'ऋणदाता से जगह बनाने को कहें।',
  'The front of the card is no longer stored.': 'कार्ड के सामने की तस्वीर अब यहाँ नहीं है।',
  'The back of the card is no longer stored.': 'कार्ड के पीछे की तस्वीर अब यहाँ नहीं है।',
  'Upload it again.': 'इसे फिर से अपलोड करें।',
  'A PDF holds both sides.': 'PDF में दोनों तरफ़ होती हैं।',
  'Remove the back, or send a photo of each side.': 'पीछे की तस्वीर हटाएँ, या दोनों तरफ़ की फ़ोटो भेजें।',
  'This is the picture of the front again.': 'यह फिर से सामने की ही तस्वीर है।',
  'Turn the card over and take the back.': 'कार्ड पलटें और पीछे की तस्वीर लें।',
  'This file is no longer stored.': 'यह फ़ाइल अब यहाँ नहीं है।',
  'This is not a PDF.': 'यह PDF नहीं है।',
  'Send the form as a PDF.': 'फ़ॉर्म PDF में भेजें।',
  'Upload the document again.': 'दस्तावेज़ फिर से अपलोड करें।',
  'This is the same paper as {title}.': 'यह वही दस्तावेज़ है जो {title} में दिया गया है।',
  'Choose another one here, or replace {title}.': 'यहाँ दूसरा चुनें, या {title} को बदलें।',
  'Too many incorrect attempts.': 'बहुत बार ग़लत डाला गया।',
  'Try again in {time}.': '{time} बाद दोबारा कोशिश करें।',
};

/** Why something cannot be done now, where the sentence of the code alone would say too little or something else. */
const requests: Readonly<Record<string, string>> = {
  'This upload has expired.': 'यह अपलोड अब नहीं चलेगा।',
  'The upload is larger than the file.': 'अपलोड फ़ाइल से बड़ा है।',
  'Choose the file again.': 'फ़ाइल फिर से चुनें।',
  'A part is missing: go on from byte {byte}.': 'एक हिस्सा छूट गया: बाइट {byte} से आगे भेजें।',
  'The file is not whole yet: go on from byte {byte}.': 'फ़ाइल अभी पूरी नहीं है: बाइट {byte} से आगे भेजें।',
  'This link has expired.': 'इस लिंक का समय पूरा हो गया है।',
  'Create another one.': 'नया लिंक बनाएँ।',
  'Start again from the bank page.': 'बैंक पेज से फिर शुरू करें।',
  'The bank no longer has this.': 'बैंक के पास यह अब नहीं है।',
  'The bank does not have this statement.': 'बैंक के पास यह स्टेटमेंट नहीं है।',
  'This account is no longer available.': 'यह खाता अब यहाँ नहीं है।',
  'Only an account that was uploaded as a file can be continued with another file.':
    'केवल फ़ाइल से दिए गए खाते में ही दूसरी फ़ाइल जोड़ी जा सकती है।',
  'The first month comes after the last.': 'पहला महीना आख़िरी महीने के बाद का है।',
  'This consent is no longer available.': 'यह सहमति अब यहाँ नहीं है।',
  'This document is no longer available.': 'यह दस्तावेज़ अब यहाँ नहीं है।',
  'The file of this document is no longer available.': 'इस दस्तावेज़ की फ़ाइल अब यहाँ नहीं है।',
  'This signing is no longer available.': 'यह हस्ताक्षर अब नहीं हो सकता।',
  'Someone has already signed, so the order cannot change.':
    'किसी ने हस्ताक्षर कर दिए हैं, इसलिए क्रम नहीं बदल सकता।',
  'Upload the document again to change it.': 'बदलने के लिए दस्तावेज़ फिर से अपलोड करें।',
  'Only the people of this application can sign its documents.':
    'केवल इस आवेदन के लोग इसके दस्तावेज़ों पर हस्ताक्षर कर सकते हैं।',
  'Everyone who borrows signs the loan agreement.': 'लोन अनुबंध पर लोन लेने वाले सब लोग हस्ताक्षर करते हैं।',
  'List all of them.': 'सबके नाम दें।',
  'Somebody has already signed this document, so it cannot be removed.':
    'किसी ने इस दस्तावेज़ पर हस्ताक्षर कर दिए हैं, इसलिए इसे हटाया नहीं जा सकता।',
  'Only the lender can remove the loan agreement.': 'लोन अनुबंध केवल ऋणदाता हटा सकता है।',
  'Contact them if it is wrong.': 'कुछ ग़लत हो तो उनसे संपर्क करें।',
  'Everyone has already signed this document.': 'इस दस्तावेज़ पर सब हस्ताक्षर कर चुके हैं।',
  'The lender signs next.': 'अब ऋणदाता हस्ताक्षर करेगा।',
  'There is nothing more for you to do.': 'आपको और कुछ नहीं करना है।',
  'Somebody else signs next.': 'अभी किसी और की हस्ताक्षर करने की बारी है।',
  'You can sign when they have signed.': 'उनके हस्ताक्षर के बाद आप हस्ताक्षर कर सकते हैं।',
  'Enter your name in your profile first.': 'पहले अपनी प्रोफ़ाइल में नाम लिखें।',
  'It is printed on the document.': 'वह दस्तावेज़ पर छपता है।',
  'This agreement is being signed right now.': 'इस अनुबंध पर अभी हस्ताक्षर हो रहे हैं।',
  'Wait a moment, then reload the page.': 'थोड़ा रुकें, फिर पेज दोबारा खोलें।',
  'You have no such application here.': 'यहाँ आपका ऐसा कोई आवेदन नहीं है।',
  'Too many codes were requested from your address.': 'आपके यहाँ से बहुत बार कोड माँगा गया।',
  'Try again in an hour.': 'एक घंटे बाद दोबारा कोशिश करें।',
  'This point is not in India.': 'यह जगह भारत में नहीं है।',
  'Move the marker.': 'निशान को हटाकर सही जगह रखें।',
  'This document does not exist or cannot be removed.': 'यह दस्तावेज़ यहाँ नहीं है, या हटाया नहीं जा सकता।',
  'We could not find this case.': 'यह मामला नहीं मिला।',
  'Reload the page.': 'पेज फिर से खोलें।',
  'This offer does not exist.': 'यह प्रस्ताव नहीं है।',
  'This offer was withdrawn, and its sanction letter with it.':
    'यह प्रस्ताव वापस ले लिया गया है, और उसका मंज़ूरी पत्र भी।',
};

/** All of them. */
export const refusalsHindi: Readonly<Record<string, string>> = {
  ...statements,
  ...aadhaar,
  ...lockerAndSignatures,
  ...files,
  ...requests,
};

const numbered = /^(.+) \((\d+)\)$/;
const titleInHindi = (title: string): string => {
  const [, plain, number] = numbered.exec(title) ?? [];
  return plain && number ? `${titlesHindi[plain] ?? plain} (${number})` : (titlesHindi[title] ?? title);
};
const timeInHindi = (time: string) => time.replace(/ min$/, ' मिनट').replace(/ s$/, ' सेकंड');

/** Reads why something was not taken, in Hindi; undefined for what is no such sentence. */
export const refusalReader = (): Reading =>
  sequenceReader(sentenceReader(refusalsHindi, { title: titleInHindi, time: timeInHindi }));
