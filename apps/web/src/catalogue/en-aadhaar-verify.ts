/** What the page says on which a person looks at what their Aadhaar says of them. */
export const enAadhaarVerify = {
  'room.aadhaar.title': 'Is this you?',
  'room.aadhaar.lead': 'These are the details in your Aadhaar. Check them, then tell us if they are correct.',
  'room.aadhaar.none': 'We do not have your Aadhaar yet.',
  'room.aadhaar.none.more':
    'Provide it once, by the method that is easiest for you. Then check the details here.',
  'room.aadhaar.give': 'Provide your Aadhaar',
  'room.aadhaar.yes': 'Yes, this is me',
  'room.aadhaar.pdf': 'PDF of this page',
  'room.aadhaar.pdf.more':
    'A copy to show to others. Your number stays hidden, and anyone can check that the copy is genuine.',
  'room.aadhaar.no': 'Something is wrong',
  'room.aadhaar.back': 'Aadhaar',
  'room.aadhaar.photo': 'Your photo in the Aadhaar record',
  'room.aadhaar.same': 'This name matches your application.',
  'room.aadhaar.new': 'We will write this name on your application.',

  'room.aadhaar.way.ocr': 'Card photo',
  'room.aadhaar.way.qr': 'QR code',
  'room.aadhaar.way.kyc': 'KYC',
  'room.aadhaar.way.locker': 'DigiLocker',

  'room.aadhaar.facts': 'Your details',
  'room.aadhaar.facts.many': 'Your details, side by side',
  'room.aadhaar.fact.name': 'Name',
  'room.aadhaar.fact.dob': 'Date of birth',
  'room.aadhaar.fact.gender': 'Gender',
  'room.aadhaar.fact.address': 'Address',
  'room.aadhaar.fact.aadhaarLast4': 'Number (last four)',
  'room.aadhaar.unsaid': 'not given',
  'room.aadhaar.gender.F': 'Female',
  'room.aadhaar.gender.M': 'Male',
  'room.aadhaar.gender.T': 'Transgender',
  'room.aadhaar.agree': 'Match',
  'room.aadhaar.differ': 'Do not match',
  'room.aadhaar.alone': 'In one record only',
  'room.aadhaar.year': 'One record gives only the year.',
  'room.aadhaar.dates': 'The dates {one} and {other} are different.',
  'room.aadhaar.numbers': 'The numbers belong to two different Aadhaars.',
  'room.aadhaar.genders': 'The records are different.',

  'room.aadhaar.words.near': '{a} and {b} are similar.',
  'room.aadhaar.words.only': 'In one record only: {words}.',

  'room.aadhaar.match': 'Compared with your other documents',
  'room.aadhaar.match.profile': 'Your application',
  'room.aadhaar.match.unsaid': 'has no name yet',
  'room.aadhaar.match.agrees': 'Matches',
  'room.aadhaar.match.differs': 'Does not match',

  'room.aadhaar.verdict.good':
    'Everything matches. Your Aadhaar and your other documents are about one person.',
  'room.aadhaar.verdict.alone': 'We have your Aadhaar. You have no other document to compare it with yet.',
  'room.aadhaar.verdict.records': 'Your Aadhaar records do not match. Check {facts}.',
  'room.aadhaar.verdict.profile':
    'Your application has the name {profile}. Your Aadhaar has {aadhaar}. If both names are yours, continue. The lender sees both.',
  'room.aadhaar.verdict.papers': 'Your Aadhaar and your {papers} do not match. See the differences below.',
  'room.aadhaar.verdict.unsure':
    'We could not read everything clearly. Check what we read before you continue.',
  'room.aadhaar.verdict.unproved':
    'No issuer has confirmed these details yet. If you can, add the QR code or the offline file of your Aadhaar.',
} as const;
