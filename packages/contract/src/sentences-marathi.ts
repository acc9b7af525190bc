import { messages } from './messages.ts';

/** What the calls of the Marathi pages say of an answer that they do not take; by the English sentence. */
export const fieldFaultsMarathi: Readonly<Record<string, string>> = {
  'Enter the mobile number.': 'मोबाईल नंबर लिहा.',
  'A mobile number has 10 digits.': 'मोबाईल नंबर 10 अंकी असतो.',
  'A mobile number has 10 digits and begins with 6, 7, 8 or 9.':
    'मोबाईल नंबर 10 अंकी असतो आणि 6, 7, 8 किंवा 9 पासून सुरू होतो.',
  'Enter the code.': 'कोड टाका.',
  'The code has 6 digits.': 'कोड 6 अंकी असतो.',
  'Enter your name as text.': 'तुमचे नाव अक्षरांत लिहा.',
  'Your name is too long: at most 120 characters.': 'नाव खूप मोठे आहे: जास्तीत जास्त 120 अक्षरे.',
  'Enter the name without links and signs like < or @.': 'नाव लिंक आणि < किंवा @ अशा चिन्हांशिवाय लिहा.',
  'An e-mail address reads like asha@example.in.': 'asha@example.in सारखा ई-मेल पत्ता लिहा.',
  'Tick the purposes you agree to.': 'तुम्हाला जे मान्य आहे त्यावर खूण करा.',
};

/** Sentences of the contract that are read on the Marathi pages, by their English. */
export const sentencesMarathi: Readonly<Record<string, string>> = {
  [messages.serverError]: 'सर्व्हरमध्ये अडचण आली. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  [messages.notLoggedIn]: 'पुढे जाण्यासाठी लॉगिन करा.',
  [messages.registered]: 'नोंदणी झाली',
  [messages.verified]: 'पडताळणी झाली',
  [messages.genericFailure]: 'तुमची विनंती पूर्ण झाली नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  [messages.globalFailure]: 'काहीतरी चूक झाली. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  ...fieldFaultsMarathi,
};
