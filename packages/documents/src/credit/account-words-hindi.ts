/** Kinds of loans and shares in them, as a credit bureau's report says them in English, in Hindi. */
export const accountWordsHindi: Readonly<Record<string, string>> = {
  'Car loan': 'कार लोन',
  'Home loan': 'होम लोन',
  'Loan against property': 'संपत्ति पर लोन',
  'Personal loan': 'पर्सनल लोन',
  'Consumer loan': 'सामान के लिए लोन',
  'Gold loan': 'गोल्ड लोन',
  'Education loan': 'शिक्षा लोन',
  'Credit card': 'क्रेडिट कार्ड',
  Overdraft: 'ओवरड्राफ़्ट',
  'Two-wheeler loan': 'दोपहिया लोन',
  'Commercial vehicle loan': 'व्यावसायिक वाहन लोन',
  'Tractor loan': 'ट्रैक्टर लोन',
  'Business loan': 'बिज़नेस लोन',
  'Other loan': 'दूसरा लोन',

  Individual: 'अकेले',
  'Authorised user': 'अधिकृत उपयोगकर्ता',
  Guarantor: 'गारंटर',
  Joint: 'साथ मिलकर',
};
