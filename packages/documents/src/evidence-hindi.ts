/** Names of checks in Hindi, by their English text. Readers name further ones after what they compared. */
export const checksHindi: Readonly<Record<string, string>> = {
  Name: 'नाम',
  Identity: 'पहचान',
  Address: 'पता',
  Source: 'स्रोत',
  Signature: 'हस्ताक्षर',
  'UIDAI signature': 'UIDAI के हस्ताक्षर',
  'DigiLocker signature': 'DigiLocker के हस्ताक्षर',
  'In force': 'वैधता',
  Balance: 'शेष राशि',
  Months: 'महीने',
  File: 'फ़ाइल',
  Ratings: 'रेटिंग',
  'Court cases': 'अदालती मामले',
  'Company credit': 'कंपनी की क्रेडिट रिपोर्ट',
};

/** What is said of a check whose sentence a person can do something about. The others weigh evidence, for reviewers. */
export const detailsHindi: Readonly<Record<string, string>> = {
  'Entered manually: it was not read.': 'यह पढ़ा नहीं गया था, हाथ से लिखा गया।',
  'The document shows no name to compare.': 'दस्तावेज़ पर ऐसा नाम नहीं है जिसे मिलाया जा सके।',
  'The record has another name than yours. Check the number, and your name under Basic details.':
    'इस रिकॉर्ड में आपका नाम नहीं है। नंबर जाँचें, और “आपके बारे में” में अपना नाम भी।',
  'Add your name under Basic details.': '“आपके बारे में” में अपना नाम लिखें।',
  'An Aadhaar has no last day.': 'आधार की कोई आख़िरी तारीख नहीं होती।',
  'The certificate does not say whether it is in force.': 'प्रमाणपत्र पर नहीं लिखा कि वह अभी मान्य है या नहीं।',
  'The issuer marks this certificate as no longer active. Ask for one that is in force.':
    'जारीकर्ता के अनुसार यह प्रमाणपत्र अब मान्य नहीं है। मान्य प्रमाणपत्र माँगें।',
};

/** Usual passwords of PDFs in Hindi: what opened a file. */
export const passwordsHindi: Readonly<Record<string, string>> = {
  'your PAN in capital letters': 'बड़े अक्षरों में आपका PAN',
  'your PAN in small letters': 'छोटे अक्षरों में आपका PAN',
  'your date of birth': 'आपकी जन्म तिथि',
  'your date of birth with a short year': 'साल के दो अंकों के साथ आपकी जन्म तिथि',
  'your PAN in small letters and your date of birth': 'छोटे अक्षरों में आपका PAN और आपकी जन्म तिथि',
  'your PAN in capital letters and your date of birth': 'बड़े अक्षरों में आपका PAN और आपकी जन्म तिथि',
  'your PAN and the day and month of your birth': 'आपका PAN और आपके जन्म का दिन और महीना',
  'your mobile number': 'आपका मोबाइल नंबर',
  'the first four letters of your name in capitals and the year of your birth':
    'बड़े अक्षरों में आपके नाम के पहले चार अक्षर और जन्म का साल',
  'the beginning of your name in capitals and the year of your birth':
    'बड़े अक्षरों में आपके नाम की शुरुआत और जन्म का साल',
  'four letters of your name and the day and month of your birth':
    'आपके नाम के चार अक्षर और आपके जन्म का दिन और महीना',
  'four letters of your name in small, and the day and month of your birth':
    'छोटे अक्षरों में आपके नाम के चार अक्षर और आपके जन्म का दिन और महीना',
  'four letters of your name and your date of birth': 'आपके नाम के चार अक्षर और आपकी जन्म तिथि',
  'your date of birth and four letters of your name': 'आपकी जन्म तिथि और आपके नाम के चार अक्षर',
  'the last five digits of your mobile number and your date of birth':
    'आपके मोबाइल नंबर के आख़िरी पाँच अंक और आपकी जन्म तिथि',
  'the last five digits of your mobile number and your date of birth (short year)':
    'आपके मोबाइल नंबर के आख़िरी पाँच अंक और आपकी जन्म तिथि (साल के दो अंक)',
};
