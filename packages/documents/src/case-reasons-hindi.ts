import { type Reading, sentenceReader, sequenceReader } from './sentence-patterns.ts';

/**
 * Why a court case or a signature is taken for a person's, or not, by the English sentence (additions/court-cases.ts, the
 * comparison of names in matching/, the signers of an agreement). A name in braces stands for whatever the sentence has there.
 */
export const caseReasonsHindi: Readonly<Record<string, string>> = {
  'The name matches ({score}).': 'नाम मेल खाता है ({score})।',
  'The name differs ({score}).': 'नाम अलग है ({score})।',
  'The father’s name matches ({score}).': 'पिता का नाम मेल खाता है ({score})।',
  'The father’s name differs ({score}).': 'पिता का नाम अलग है ({score})।',
  'The address matches ({score}).': 'पता मेल खाता है ({score})।',
  'The address differs ({score}).': 'पता अलग है ({score})।',
  'The court names no father and no address.': 'अदालत के रिकॉर्ड में न पिता का नाम है, न पता।',

  'The name is the same.': 'नाम एक ही है।',
  'The last four digits of the Aadhaar agree.': 'आधार के आख़िरी चार अंक मेल खाते हैं।',
  'The last four digits of the Aadhaar differ.': 'आधार के आख़िरी चार अंक अलग हैं।',

  'There is no name to compare.': 'मिलाने के लिए कोई नाम नहीं है।',
  '{word} is the name of a parent or husband on the other document.':
    'दूसरे दस्तावेज़ पर {word} माता-पिता या पति का नाम है।',
  '{one} and {other} differ.': '{one} और {other} अलग हैं।',
  'Only one name contains {words}.': '{words} सिर्फ़ एक नाम में है।',
  'The words are in a different order.': 'शब्दों का क्रम अलग है।',
  'A surname can change with marriage: ask for a document that shows both.':
    'शादी के बाद उपनाम बदल सकता है: ऐसा दस्तावेज़ माँगें जिस पर दोनों हों।',
  'One name is in a script that we cannot compare with Latin letters. Compare the names by eye.':
    'एक नाम ऐसी लिपि में है जिसे हम रोमन अक्षरों से नहीं मिला सकते। नाम ख़ुद देखकर मिलाएँ।',
  'One is the name of a business, the other of a person.': 'एक नाम कारोबार का है, दूसरा व्यक्ति का।',
  'The match is with a second name (alias).': 'मेल दूसरे नाम (उर्फ़) से है।',

  'The names share only initials and very common words.':
    'दोनों नामों में सिर्फ़ शुरुआती अक्षर और बहुत आम शब्द एक जैसे हैं।',
  'The names share only one identifying word.': 'दोनों नामों में पहचान वाला सिर्फ़ एक शब्द एक जैसा है।',
  'The names share no word.': 'दोनों नामों में कोई शब्द एक जैसा नहीं है।',
  'Without {word} it may be the name of a parent.': '{word} के बिना यह माता-पिता का नाम हो सकता है।',
  'In this order one may be the name of a parent.': 'शब्दों के इस क्रम में एक नाम माता-पिता का हो सकता है।',
  'The initials are in a different order.': 'शुरुआती अक्षरों का क्रम अलग है।',
  '{word} may be a short form or two initials.': '{word} किसी शब्द का छोटा रूप या दो शुरुआती अक्षर हो सकता है।',
  '{woman} is a woman’s word and {man} a man’s.': '{woman} महिला के नाम में आता है और {man} पुरुष के।',
  'Each name has a word that the other does not have.': 'दोनों नामों में एक-एक ऐसा शब्द है जो दूसरे में नहीं है।',
  '{word} tells a father from his son.': '{word} से पिता और पुत्र का अंतर पता चलता है।',
  'A surname can be added with marriage: only one name ends with {word}.':
    'शादी के बाद उपनाम जुड़ सकता है: {word} सिर्फ़ एक नाम के अंत में है।',
  '{word} may be a part of the given name.': '{word} शायद पहले नाम का हिस्सा है।',
  'The parents or husbands beside the names differ.': 'नामों के साथ लिखे माता-पिता या पति के नाम अलग हैं।',
  'Only one word is written in full on both sides: others have it too.':
    'दोनों ओर पूरा लिखा सिर्फ़ एक शब्द है: वह दूसरों के नाम में भी होता है।',
  'The shorter name is cut off inside its last word.': 'छोटा नाम अपने आख़िरी शब्द के बीच में कटा हुआ है।',
  'One of the words may be a different name.': 'इनमें से कोई शब्द दूसरा नाम हो सकता है।',

  '{one} and {other} have two letters swapped.': '{one} और {other} में दो अक्षर आपस में बदले हुए हैं।',
  '{one} and {other} are spellings of one name.': '{one} और {other} एक ही नाम की वर्तनी हैं।',
  '{long} has one letter more than {short}.': '{long} में {short} से एक अक्षर ज़्यादा है।',
  '{one} and {other} differ in one vowel.': '{one} और {other} में एक मात्रा का अंतर है।',
  '{short} may be short for {long}.': '{short} शायद {long} का छोटा रूप है।',
  '{one} and {other} are one name in two scripts.': '{one} और {other} दो लिपियों में एक ही नाम हैं।',
  '{one} and {other} may be a man’s and a woman’s name.': '{one} और {other} शायद पुरुष और महिला के नाम हैं।',
  '{one} and {other} differ in their last letter.': '{one} और {other} के आख़िरी अक्षर अलग हैं।',
  '{one} and {other} sound alike in two scripts.': '{one} और {other} दो लिपियों में एक जैसे सुनाई देते हैं।',
  '{one} and {other} sound alike and may be two names.':
    '{one} और {other} एक जैसे सुनाई देते हैं, पर दो नाम हो सकते हैं।',
  '{word} is written in parts on the other side.': '{word} दूसरी ओर टुकड़ों में लिखा है।',
  '{letter} may stand for {word}.': '{letter} शायद {word} का पहला अक्षर है।',

  'Not in both: {words}.': 'दोनों में नहीं: {words}।',
  '{one} and {other} are different legal forms, so these are different companies.':
    '{one} और {other} क़ानूनी रूप से अलग हैं, इसलिए ये अलग कंपनियाँ हैं।',
  'Only one name states its legal form.': 'क़ानूनी रूप सिर्फ़ एक नाम में लिखा है।',
  'The names share only common business words.': 'दोनों नामों में सिर्फ़ कारोबार के आम शब्द एक जैसे हैं।',
};

/** Reads the reasons of a court case or a signature in Hindi. */
export const caseReasonReader = (): Reading => sequenceReader(sentenceReader(caseReasonsHindi));
