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
