import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchAddresses } from './addresses.ts';
import { ruleOf } from './rule-of.test-help.ts';

const holds = ruleOf(matchAddresses);

test('a room is in its chawl', () =>
  holds(
    [['Room 7, Chawl 21, Azad Wadi, Kurla, Mumbai', 'Room 21, Chawl 7, Azad Wadi, Kurla, Mumbai']],
    [['Room 7, Chawl 21, Azad Wadi, Kurla, Mumbai 400070', 'Rm 7, Chawl No. 21, Azadwadi, Kurla, Mumbai']],
  ));

test('a shop, a field and a home of one number are three places; a bare number may be any', () =>
  holds(
    [
      ['Shop No 9, Demo Plaza, Thane 400601', 'Flat No 9, Demo Plaza, Thane 400601'],
      ['Booth No. 31, Phase 2, Mohali', 'House No. 31, Phase 2, Mohali'],
      ['Khasra No. 212, Demopur, Delhi 110036', 'H.No. 212, Demopur, Delhi 110036'],
      ['Gat No. 88, Samplewadi, Pune 412105', 'House No. 88, Samplewadi, Pune 412105'],
    ],
    [
      ['Shop 9, Demo Plaza, Thane 400601', 'Dukan No 9, Demo Plaza, Thane 400601'],
      ['Shop 9, Demo Plaza, Thane 400601', '9, Demo Plaza, Thane 400601'],
      ['Gut No 88, Demogaon, Pune 412207', 'Gat No. 88, Demogaon, Tal. Haveli, Dist. Pune 412207'],
    ],
  ));

test('an old and a new number, and the numbers of a housing board, are told apart', () =>
  holds(
    [
      ['New No. 41, Sample Street, Chennai', 'Old No. 41, Sample Street, Chennai'],
      ['New Door No. 41, Sample Street, Chennai 600014', 'Old Door No 41, Sample Street, Chennai 600014'],
      ['LIG 77, Sample Colony, Bhopal', 'MIG 77, Sample Colony, Bhopal'],
      ['LIG 77, Sample Colony, Bhopal', '77, Sample Colony, Bhopal'],
    ],
    [
      ['New No. 41, Old No. 18, Sample Street, Chennai 600014', '41 (Old 18), Sample Street, Chennai 600014'],
      ['LIG 77, Sample Colony, Bhopal 462003', 'L.I.G.-77, Sample Clny, Bhopal 462003'],
    ],
  ));

test('letters and parts of a number are a part of it', () =>
  holds(
    [
      ['14, 6th B Main, Example Layout, Bengaluru', '14, 6th Main, Example Layout, Bengaluru'],
      ['7-Gha-31, Sample Nagar, Jaipur', '7-Ga-31, Sample Nagar, Jaipur'],
      ['9-4-2, Demopet 5/1, Guntur', '9-4-2, Demopet 1/5, Guntur'],
      ['61, Scheme No. 78, Indore 452010', '61, Scheme No. 114, Indore 452010'],
      ['XIV/231, Demopally, Kochi', 'XV/231, Demopally, Kochi'],
      [
        'Quarter No 5, Type II, Demo Colony, Patna 800001',
        'Quarter No 5, Type IV, Demo Colony, Patna 800001',
      ],
    ],
    [
      ['14, 6th B Main, Example Layout, Bengaluru 560043', '14, 6B Main, Example Layout, Bengaluru 560043'],
      ['XIV/231, Demopally, Kochi 682024', '14/231, Demopally, Kochi 682024'],
      ['61, Scheme No. 78, Indore 452010', '61, Scheme 78, Indore 452010'],
      ['RZ-12, Demo Nagar, Palam, New Delhi 110045', 'R.Z. 12, Demo Nagar, Palam, Delhi-45'],
      [
        'T3-5B, Demo Petals, Sector 49, Gurugram 122018',
        'Flat 5B, Tower 3, Demo Petals, Sector 49, Gurgaon 122018',
      ],
    ],
  ));

test('a word before or behind a name makes another place of it, said on one side too', () =>
  holds(
    [
      ['5, Old Demo Nagar, Nagpur 440010', '5, New Demo Nagar, Nagpur 440010'],
      ['5, Old Post Office Road, Karur 639001', '5, New Post Office Road, Karur 639001'],
      ['5, Upper Demo Road, Shimla 171001', '5, Lower Demo Road, Shimla 171001'],
      ['5, Inner Sample Road, Pune 411001', '5, Outer Sample Road, Pune 411001'],
      ['5, Upper Demo Road, Shimla 171001', '5, Demo Road, Shimla 171001'],
      ['8, Demo Place West, Kolkata 700019', '8, Demo Place, Kolkata 700019'],
      ['8, West Sample Nagar, Delhi', '8, Sample Nagar, Delhi'],
      ['8, East Demo Street, Goregaon East, Mumbai', '8, Demo Street, Goregaon East, Mumbai'],
      ['Vill Demopur Khurd, Tehsil Sample, Rohtak 124001', 'Vill Demopur, Tehsil Sample, Rohtak 124001'],
    ],
    [
      ['8, West Sample Nagar, Delhi 110008', '8, W. Sample Nagar, Delhi 110008'],
      // The PIN code says which side of a suburb it is.
      ['8, Sample Nagar, Chembur, Mumbai 400089', '8, Sample Nagar, Chembur (W), Mumbai 400089'],
      ['11, Demo Vihar, New Delhi 110041', '11, Demo Vihar, Delhi 110041'],
    ],
  ));

test('the part of an area, and the word before its kind, say which area', () =>
  holds([
    ['12, Demo Nagar I, Delhi 110024', '12, Demo Nagar III, Delhi 110024'],
    ['12, Demo Nagar, Delhi 110024', '12, Demo Nagar III, Delhi 110024'],
    ['11, Ram Babu Nagar, Salem', '11, Ram Nagar, Salem'],
    ['4, Demo Extension, Mysuru 570001', '4, Demo Layout, Mysuru 570001'],
  ]));

test('the ground floor is two floors below the second', () =>
  holds(
    [['Ground Floor, 12, Sample Enclave, Delhi 110017', '2nd Floor, 12, Sample Enclave, Delhi 110017']],
    [['G/F, 12, Sample Enclave, Delhi 110017', 'Ground Floor, 12, Sample Enclave, Delhi 110017']],
  ));

test('a landmark is not the place, and a mandal is not its village', () =>
  holds(
    [
      ['Near Sai Mandir, Demo Nagar, Nashik, H.No. 4', 'Near Demo Mandir, Sai Nagar, Nashik, H.No. 4'],
      ['12, Demo Chowk, Kalyan', '12, Near Demo Chowk, Sample Road, Kalyan'],
      ['3-21, Demopalli, Guntur', '3-21, Samplur, Demopalli Mandal, Guntur'],
      ['3-81, Demopalli Mandal, Karimnagar', '3-81, Sampalli, Karimnagar'],
      ['12, Demopur, Sikar 332001', '12, Samplur, Demopur Taluka, Sikar 332001'],
    ],
    [
      [
        'House 3-21, Demopalli Mandal, Karimnagar 505172',
        'H.No 3-21, Demopalli (M), Karimnagar Dist., Telangana 505172',
      ],
      ['3-21, Demopalli, East Godavari 533201', '3-21, Demopalli, Konaseema Dist. 533201'],
    ],
  ));

test('a gali is a lane and a street, by its number in any script', () =>
  holds(
    [
      ['मकान नं. 12, गली नं. 7, डेमो नगर, हिसार', 'H.No. 12, Gali No. 9, Demo Nagar, Hisar'],
      [
        'H.No. 33, Gali No. 4, Sample Vihar, Delhi 110094',
        'H.No. 33, Street No. 5, Sample Vihar, Delhi 110094',
      ],
      ['H.No. 33, Street 4, Sample Vihar, Delhi', 'H.No. 33, Lane 4, Sample Vihar, Delhi'],
    ],
    [['मकान नं. 12, गली नं. 7, डेमो नगर, हिसार 125001', 'H.No. 12, Street No. 7, Demo Nagar, Hisar 125001']],
  ));

test('the two last figures of a PIN code behind a large city are that PIN code', () =>
  holds(
    [['45, Demo Road, Kolkata-19', '45, Demo Road, Kolkata-29']],
    [['45, Demo Road, Kolkata-19', '45, Demo Road, Kolkata 700019']],
  ));

test('a village with a post office of its own name needs no number', () =>
  holds(
    [
      ['Vill & PO Demopur, Dist Bankura', 'Vill & PO Samplepur, Dist Bankura'],
      ['Vill & PO Demopur, Dist Bankura', 'Vill & PO Demopur, Dist Birbhum'],
      ['Vill Demopur, PO Sampla, Dist Bankura', 'Vill Demopur, Dist Bankura'],
    ],
    [
      ['Vill & PO Demopur, Dist Bankura', 'Village Demopur, P.O. Demopur, Bankura, West Bengal'],
      [
        'VPO Kot Demo Khan, Tehsil Samplar, Hansi 142043',
        'Village & Post Office Kot Demo Khan, Teh Samplar, Distt Hansi, Punjab-142043',
      ],
      ['VPO Demopur, Teh. Samplar, Jalandhar', 'Village & Post Office Demopur, Tehsil Samplar, Jalandhar'],
      ['मु. पो. डेमोपुर, ता. दापोली, जि. पुणे', 'At Post Demopur, Tal. Dapoli, Dist. Pune'],
      [
        'Mu. Po. Demopur, Ta. Dapoli, Ji. Hansi 382845',
        'At & Post Demopur, Taluka Dapoli, Dist Hansi-382845',
      ],
    ],
  ));

test('what the scripts of India call the parts of an address is known', () =>
  holds(
    [['வீட்டு எண் 5, டெமோ தெரு, கும்பகோணம்', '6, Demo Street, Kumbakonam']],
    [
      ['5, Demo Street, Kumbakonam 612001', 'வீட்டு எண் 5, டெமோ தெரு, கும்பகோணம் 612001'],
      ['23/1বি, ডেমো রোড, কলকাতা 700019', '23/1B, Demo Road, Kolkata 700019'],
      ['12, एम जी रोड, पुणे 411001', '12, M.G. Road, Pune 411001'],
      [
        'Demokkadath House, Samplecherry P.O., Kollam 689641',
        'Demokkadathu (H), Samplecherry PO, Kollam Dist 689641',
      ],
    ],
  ));

test('a number on each side that the other does not say is another place, though its word is not known', () => {
  const one = 'ನಂ. 25, 2ನೇ ಕ್ರಾಸ್, ಜಯನಗರ, ಬೆಂಗಳೂರು 560011';
  assert.equal(matchAddresses(one, 'No 25, 7th Cross, Jayanagar, Bengaluru 560011').match, false);
  assert.equal(matchAddresses(one, 'No 25, 2nd Cross, Jayanagar, Bengaluru 560011').match, true);
  assert.equal(
    matchAddresses('12, Loket 3, Lake Road, Sikar 332001', '12, Loket 8, Lake Road, Sikar 332001').match,
    false,
  );
});

test('a cross road of a name is not the road', () => {
  const on = (road: string) => `12, ${road}, Rampura, Sikar 332001`;
  assert.equal(matchAddresses(on('Demo Cross Road'), on('Demo Road')).match, false);
  assert.equal(matchAddresses(on('Demo Cross Road'), on('Demo Cross Rd')).match, true);
  assert.equal(matchAddresses(on('4th Cross Road'), on('4th Cross')).match, true);
});
