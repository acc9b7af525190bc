/** What the page says on which a person looks at what their Aadhaar says of them. */
export const enAadhaarVerify = {
  'room.aadhaar.title': 'Is this you?',
  'room.aadhaar.lead': 'This is what your Aadhaar says. Look at it, then tell us.',
  'room.aadhaar.none': 'We have no Aadhaar of yours yet.',
  'room.aadhaar.none.more':
    'Give it once, in the way that is easiest for you; then look here at what it says.',
  'room.aadhaar.give': 'Give your Aadhaar',
  'room.aadhaar.yes': 'Yes, this is me',
  'room.aadhaar.pdf': 'PDF of this page',
  'room.aadhaar.pdf.more':
    'To show to others: your number stays hidden, and anyone can check that it is genuine.',
  'room.aadhaar.no': 'Something is wrong',
  'room.aadhaar.back': 'Aadhaar',
  'room.aadhaar.photo': 'Your photo in the Aadhaar record',
  'room.aadhaar.same': 'The name is the one on your application.',
  'room.aadhaar.new': 'We will write this name on your application.',

  'room.aadhaar.way.ocr': 'Card photo',
  'room.aadhaar.way.qr': 'QR code',
  'room.aadhaar.way.kyc': 'KYC',
  'room.aadhaar.way.locker': 'DigiLocker',

  'room.aadhaar.facts': 'What it says',
  'room.aadhaar.facts.many': 'What they say, side by side',
  'room.aadhaar.fact.name': 'Name',
  'room.aadhaar.fact.dob': 'Date of birth',
  'room.aadhaar.fact.gender': 'Gender',
  'room.aadhaar.fact.address': 'Address',
  'room.aadhaar.fact.aadhaarLast4': 'Number (last four)',
  'room.aadhaar.unsaid': 'not said',
  'room.aadhaar.gender.F': 'Female',
  'room.aadhaar.gender.M': 'Male',
  'room.aadhaar.gender.T': 'Transgender',
  'room.aadhaar.agree': 'Agree',
  'room.aadhaar.differ': 'Differ',
  'room.aadhaar.alone': 'Said once',
  'room.aadhaar.year': 'One says the year only.',
  'room.aadhaar.dates': '{one} and {other} are two dates.',
  'room.aadhaar.numbers': 'Two numbers are two Aadhaars.',
  'room.aadhaar.genders': 'They are not the same.',

  'room.aadhaar.words.near': '{a} and {b} are alike.',
  'room.aadhaar.words.only': 'Only in one of them: {words}.',

  'room.aadhaar.match': 'Beside your other papers',
  'room.aadhaar.match.profile': 'Your application',
  'room.aadhaar.match.unsaid': 'says no name yet',
  'room.aadhaar.match.agrees': 'Agrees',
  'room.aadhaar.match.differs': 'Differs',

  'room.aadhaar.verdict.good': 'Everything agrees: your Aadhaar and your other papers are about one person.',
  'room.aadhaar.verdict.alone': 'Your Aadhaar is here. There is no other paper yet to compare it with.',
  'room.aadhaar.verdict.records': 'Your Aadhaar records do not say the same: look at {facts}.',
  'room.aadhaar.verdict.profile':
    'Your application says {profile}; your Aadhaar says {aadhaar}. If both are you, go on: the lender sees both names.',
  'room.aadhaar.verdict.papers': 'Your Aadhaar and your {papers} do not agree. See below what differs.',
  'room.aadhaar.verdict.unsure': 'Not everything was read surely. Check what we read before you go on.',
  'room.aadhaar.verdict.unproved':
    'No issuer has confirmed this yet. Give the QR code or the offline file of your Aadhaar, if you have it.',
} as const;
