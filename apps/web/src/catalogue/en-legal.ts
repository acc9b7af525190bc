/** The documents that the agreement lines link to. What each purpose means is the contract's own notice. */
export const enLegal = {
  'legal.terms.title': 'Terms',
  'legal.terms.lead': 'What you and {lender} agree to when you apply here.',
  'legal.terms.what': 'What you provide and how it is used',
  'legal.terms.true': 'Give correct information',
  'legal.terms.true.text':
    'Use only your own documents and numbers. If you use another person’s, your application may be rejected.',
  'legal.terms.free': 'Applying is free',
  'legal.terms.free.text':
    'No one may ask you for money for an application here. {lender} decides on the loan. This site only checks documents.',
  'legal.terms.end': 'You can stop at any time',
  'legal.terms.end.text':
    'After you log in, you can withdraw your consents under “My consents”. Checks of that kind then stop.',
  'legal.privacy.title': 'Privacy Policy',
  'legal.privacy.lead': 'What {lender} learns about you here, why, and how long it is stored.',
  'legal.privacy.why': 'Why we ask for it',
  'legal.privacy.keep': 'What we store',
  'legal.privacy.keep.text':
    'The details and documents you provide, the answers of the registries, and the time of your consents. We store only the last four digits of your Aadhaar number. Everything is encrypted.',
  'legal.privacy.long': 'How long we store it',
  'legal.privacy.long.text':
    'Only as long as the law on loans and money laundering requires. Then it is deleted.',
  'legal.privacy.rights': 'Your rights',
  'legal.privacy.rights.text':
    'After you log in, you can see what is stored, have it corrected, see who viewed it, and withdraw your consents. Send complaints to the grievance officer of {lender}. If that does not help, you can complain to the Data Protection Board of India.',
  'legal.bureau.title': 'Credit-bureau check',
  'legal.bureau.lead': 'What happens when {lender} asks a credit bureau about you.',
  'legal.bureau.what': 'What we ask for',
  'legal.bureau.score': 'How it affects your score',
  'legal.bureau.score.text':
    'The bureau records a lender’s enquiry, and other lenders can see it for some time. We ask nothing before you agree.',
  'legal.bureau.copy': 'Your own report',
  'legal.bureau.copy.text':
    'Each credit bureau gives you your own report free once a year. If something in it is wrong, the bureau must check it.',
  'legal.grievance': 'Grievance officer',
  'legal.version': 'Version {version}',
  'legal.lender': 'your lender',
} as const;
