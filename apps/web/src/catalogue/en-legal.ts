/** The documents that the agreement lines link to. What each purpose means is the contract's own notice. */
export const enLegal = {
  'legal.terms.title': 'Terms',
  'legal.terms.lead': 'What you and {lender} agree on when you apply here.',
  'legal.terms.what': 'What you give, and what is done with it',
  'legal.terms.true': 'Say what is true',
  'legal.terms.true.text':
    'Give your own documents and numbers. Whoever gives those of another person may lose the application.',
  'legal.terms.free': 'Applying is free',
  'legal.terms.free.text':
    'Nobody may ask you for money for an application here. {lender} decides on the loan; this site only checks documents.',
  'legal.terms.end': 'You can stop at any time',
  'legal.terms.end.text':
    'You can withdraw what you agreed to under “My consents” after logging in. Checks of that kind then stop.',
  'legal.privacy.title': 'Privacy Policy',
  'legal.privacy.lead': 'What {lender} learns about you here, why, and for how long.',
  'legal.privacy.why': 'Why it is asked',
  'legal.privacy.keep': 'What is kept',
  'legal.privacy.keep.text':
    'What you type or show, what the registries answer, and when you agreed to it. Of your Aadhaar number only the last four digits. Everything is stored encrypted.',
  'legal.privacy.long': 'For how long',
  'legal.privacy.long.text':
    'As long as the law on loans and money laundering asks, and not longer. Then it is erased.',
  'legal.privacy.rights': 'Your rights',
  'legal.privacy.rights.text':
    'You can see what is kept, have it corrected, see who looked, and withdraw your consent, all after logging in. For complaints write to the grievance officer of {lender}; if that does not help, to the Data Protection Board of India.',
  'legal.bureau.title': 'Credit-bureau check',
  'legal.bureau.lead': 'What it means when {lender} asks a credit bureau about you.',
  'legal.bureau.what': 'What is asked',
  'legal.bureau.score': 'What it does to your score',
  'legal.bureau.score.text':
    'A lender’s question is noted at the bureau and other lenders can see it for a while. Nothing is asked before you agree.',
  'legal.bureau.copy': 'Your own copy',
  'legal.bureau.copy.text':
    'Once a year each credit bureau gives you your own report for free. If something in it is wrong, the bureau must look into it.',
  'legal.grievance': 'Grievance officer',
  'legal.version': 'Text of {version}',
  'legal.lender': 'your lender',
} as const;
