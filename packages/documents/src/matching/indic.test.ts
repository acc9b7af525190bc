import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indicScriptOf, romanised } from './indic.ts';
import { matchNames } from './names.ts';

const usual =
  'अमित Amit|अनिल Anil|अनीता Anita|अंजलि Anjali|अर्जुन Arjun|अशोक Ashok|भावना Bhavna|' +
  'चंद्रशेखर Chandrashekhar|दीपक Deepak|दीपिका Deepika|धर्मेंद्र Dharmendra|दिनेश Dinesh|गणेश Ganesh|गौरव Gaurav|' +
  'गोविंद Govind|हरीश Harish|हेमंत Hemant|इंदिरा Indira|जगदीश Jagdish|जितेंद्र Jitendra|ज्योति Jyoti|' +
  'कैलाश Kailash|कल्पना Kalpana|कविता Kavita|किशोर Kishore|कृष्णा Krishna|ललित Lalit|लता Lata|' +
  'मधु Madhu|महेश Mahesh|मनोज Manoj|मीनाक्षी Meenakshi|मुकेश Mukesh|नरेंद्र Narendra|नवीन Naveen|' +
  'निर्मला Nirmala|ओमप्रकाश Omprakash|पंकज Pankaj|पूजा Pooja|प्रकाश Prakash|प्रशांत Prashant|प्रियंका Priyanka|' +
  'पुष्पा Pushpa|राधा Radha|राहुल Rahul|राजेश Rajesh|राजकुमार Rajkumar|रंजना Ranjana|रेखा Rekha|' +
  'रोहित Rohit|सचिन Sachin|संगीता Sangeeta|संतोष Santosh|सरस्वती Saraswati|शैलेश Shailesh|शिवकुमार Shivkumar|' +
  'श्याम Shyam|सीता Sita|सुभाष Subhash|सुनील Sunil|सुरेंद्र Surender|सुषमा Sushma|स्वाति Swati|' +
  'तुलसी Tulsi|उषा Usha|वंदना Vandana|विजय Vijay|विनोद Vinod|विष्णु Vishnu|योगेश Yogesh|' +
  'अग्रवाल Agarwal|चतुर्वेदी Chaturvedi|देशमुख Deshmukh|गुप्ता Gupta|जोशी Joshi|कुलकर्णी Kulkarni|मिश्रा Mishra|' +
  'पांडेय Pandey|पटेल Patel|पाटील Patil|सक्सेना Saxena|शुक्ला Shukla|श्रीवास्तव Srivastava|तिवारी Tiwari|' +
  'त्रिपाठी Tripathi|उपाध्याय Upadhyay|वर्मा Verma|यादव Yadav|मुहम्मद Mohammed|ख़ान Khan|हुसैन Hussain|' +
  'बेगम Begum|कौर Kaur|बाई Bai|जायसवाल Jaiswal|भट्टाचार्य Bhattacharya|ठाकुर Thakur|झा Jha|' +
  'ढोलकिया Dholakia|ऋषि Rishi|ऐश्वर्या Aishwarya|औरंगज़ेब Aurangzeb|छाया Chhaya|घनश्याम Ghanshyam|फूलचंद Phoolchand|' +
  'लोकेंद्र Lokendra';

test('usual names are the same in two scripts, and no name is another', (context) => {
  const pairs = usual.split('|').map((pair) => pair.split(' ') as [string, string]);
  const others: string[] = [];
  for (const [devanagari, latin] of pairs) {
    const found = matchNames(`${devanagari} डेमो`, `${latin} Demo`);
    assert.ok(found.match, JSON.stringify(found));
    for (const [other] of pairs)
      if (other !== devanagari && matchNames(`${other} डेमो`, `${latin} Demo`).match)
        others.push(`${other}/${latin}`);
  }
  assert.deepEqual(others, []);
  context.diagnostic(`${pairs.length} names met, none of ${pairs.length * (pairs.length - 1)} wrong pairs`);
});

test('the rules: unsaid vowels, the dot below, nasals, clusters', () => {
  const first = (word: string) => romanised(word)[0];
  assert.equal(first('नमक'), 'NAMAK');
  assert.deepEqual(romanised('कमला'), ['KAMLA', 'KAMALA']);
  assert.equal(first('फ़ज़ल'), 'FAZAL');
  assert.deepEqual(romanised('सड़क').slice(0, 1), ['SARAK']);
  assert.ok(romanised('सड़क').includes('SADAK'));
  assert.equal(first('संबंध'), 'SAMBANDH');
  assert.equal(first('ज्ञान'), 'GYAN');
  assert.equal(first('न'), 'NA');
  assert.deepEqual(romanised(''), []);
  assert.deepEqual(['आशा', 'ஆஷா', 'আশা', 'Asha', 'آشا'].map(indicScriptOf), [
    'devanagari',
    'tamil',
    'bengali',
    null,
    null,
  ]);
});

/** A line each rule of a script: names in it, and as they are written in Latin letters. */
const rules: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'Hindi leaves out the vowel before a stop and its R or V': [
    ['सुखप्रीत बिष्ट', 'Sukhpreet Bisht'],
    ['हरचरन गणपति', 'Harcharan Ganpati'],
    ['जॉन डिसूजा', "John D'Souza"],
  ],
  'Tamil writes one letter for several sounds, and a vowel between a stop and an R': [
    ['பிரகாஷ் கிருஷ்ணமூர்த்தி', 'Prakash Krishnamurthy'],
    ['ஜெயந்தி பாலச்சந்தர்', 'Jayanthi Balachander'],
    ['விஜயலட்சுமி ஞானசேகர்', 'Vijayalakshmi Gnanasekar'],
    ['முகம்மது யூசுப்', 'Mohamed Yusuf'],
    ['கோ. தமிழரசி', 'G Thamizharasi'],
    ['சு. வேலாயுதம்', 'S Velayutham'],
    ['செந்தில்நாதன் வேலன்', 'Senthil Nathan Velan'],
  ],
  'Telugu and Kannada write the vowel at the end, and an M before an H': [
    ['శివరామ నరసింహారావు', 'Sivarama Narasimha Rao'],
    ['ఎర్రన్న డెమో', 'Yerranna Demo'],
    ['ಶಿವರಾಜ ಪಾಟೀಲ', 'Shivaraj Patil'],
    ['ಚಂದ್ರಶೇಖರ ಕಂಬಾರ', 'Chandrashekhar Kambar'],
  ],
  'Malayalam voices a stop after its nasal': [
    ['ശങ്കരൻ നമ്പ്യാർ', 'Sankaran Nambiar'],
    ['ലക്ഷ്മി പിള്ള', 'Lakshmi Pillai'],
  ],
  'Bengali writes a short A with a Y': [
    ['মোঃ জাকির ব্যানার্জী', 'Md Zakir Banerjee'],
    ['শ্যামল চ্যাটার্জী', 'Shyamal Chatterjee'],
  ],
  'Gurmukhi doubles a letter by a sign, and has one for the flapped R': [
    ['ਹਰਭਜਨ ਬਰਾੜ', 'Harbhajan Brar'],
    ['ਮੋਹਨ ਸ਼ੇੱਟੀ', 'Mohan Shetty'],
  ],
  'Gujarati joins its courtesies to the name': [
    ['પ્રજ્ઞાબેન દવે', 'Pragna Dave'],
    ['વિક્રમસિંહ માંકડ', 'Vikram Mankad'],
    ['મૃણાલ જાની', 'Mrunal Jani'],
  ],
};

for (const [rule, pairs] of Object.entries(rules))
  test(`a script and Latin letters are read as one: ${rule}`, () => {
    for (const [a, b] of pairs) {
      const found = matchNames(a, b);
      assert.ok(found.match, JSON.stringify(found));
    }
  });

test('what sounds alike in a script stays two names', () => {
  for (const [a, b] of [
    ['ஜெயலட்சுமி கண்ணன்', 'Vijayalakshmi Kannan'],
    ['ಲಲಿತ ಡೆಮೋ', 'Lalit Demo'],
    ['सेठी मोहन', 'Shetty Mohan'],
    ['ਹਰਭਜਨ ਸਿੰਘ', 'Gurbhajan Singh'],
    ['ಮೀರ ಡೆಮೋ', 'Mir Demo'],
  ] as const)
    assert.ok(!matchNames(a, b).match, `${a} · ${b}`);
});
