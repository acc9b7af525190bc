import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchAddresses } from './addresses.ts';

type Pair = [a: string, b: string];
interface Group {
  what: string;
  same?: Pair[];
  different?: Pair[];
}

const home = '12, 4th Cross, Domlur, Bengaluru, Karnataka - 560071';
const flat = 'Flat No. 302, Plot 45, Sector 15, Vashi, Navi Mumbai, Maharashtra 400703';

const groups: Group[] = [
  {
    what: 'parts left out, marks, order',
    same: [
      [home, home.toUpperCase()],
      [home, 'No. 12, 4 Cross Road, Domlur, Bangalore 560 071'],
      [home, '#12 4th Crs Domlur Bangalore 560071'],
      [home, '560071 Bengaluru, Domlur, 4th Cross, 12'],
      [home, '12, 4th Cross, Domlur, Bengaluru 560071, India'],
      [home, '12, Fourth Cross, Domlur, Bengaluru, KA - 560071'],
      [home, '12 4th Cross, Domlur, Bengaluru'],
      [home, '12, 4th Cross Rd, 2nd Stage, Domlur, Near Example Temple, Bengaluru - 560071'],
    ],
    different: [
      [home, 'Bengaluru, Karnataka 560071'],
      [home, 'Domlur, Bengaluru'],
      [home, 'Bengaluru'],
      [home, ''],
      [home, '560071'],
    ],
  },
  {
    what: 'another place',
    different: [
      [home, '7/2, Temple Road, Malleshwaram, Bengaluru, Karnataka - 560003'],
      [home, '14, 4th Cross, Domlur, Bengaluru, Karnataka - 560071'],
      [home, '12, 5th Cross, Domlur, Bengaluru, Karnataka - 560071'],
      [home, '12, 4th Cross, Domlur, Bengaluru, Karnataka - 560075'],
      [home, '3, Lake View Road, Banjara Hills, Hyderabad, Telangana - 500034'],
      ['12 Lake Road, Domlur, Bengaluru 560071', '12 Temple Road, Domlur, Bengaluru 560071'],
      ['12 Station Road, Shivajinagar, Pune', '12 Station Road, Shivajinagar, Bengaluru'],
      ['12 Station Road, Rampur, Bihar', '12 Station Road, Rampur, Uttar Pradesh'],
    ],
  },
  {
    what: 'a name on either side that the other does not say',
    same: [
      ['12, Example Kunj, Rampura, Sikar 332001', '12 Rampura, Sikar, Rajasthan 332001'],
      ['H.No 300, Sector 14, Gurgaon 122001', '300, Sector-14, Gurugram, Haryana 122001'],
      ['Ward No 7, Near Demo Temple, Sikar 332001', 'W.No. 7, Nr Demo Mandir, Sikar, Rajasthan 332001'],
      ['T3-1402, Example Heights, Noida 201303', 'Flat 1402, Tower 3, Example Heights, Noida 201303'],
    ],
    different: [
      ['27, Krishna Nagar, Mathura 281004', '27, Radha Nagar, Mathura 281004'],
      ['12, Rampura, Sikar 332001', '12, Shyampura, Sikar 332001'],
      ['12, Example Villa, Rampura, Sikar 332001', '12, Sample Villa, Rampura, Sikar 332001'],
      ['601, Example CHS, Vashi 400703', '601, Sample CHS, Vashi 400703'],
      ['23, Bank Colony, Ambattur 600053', '23, Bank Avenue, Ambattur 600053'],
      ['F-12, 1st Floor, Rajouri Garden 110027', 'F-12, 3rd Floor, Rajouri Garden 110027'],
    ],
  },
  {
    what: 'the words before a number: house, flat, plot, door',
    same: [
      ['D.No. 12-3-45/A, Temple Street, Guntur 522001', 'H.No 12-3-45/A Temple St Guntur 522001'],
      ['Door No 7/2, Temple Road, Malleshwaram 560003', '7/2 Temple Road, Malleswaram, 560003'],
      ['House No. B-12, Lake View Road, Pune 411005', 'B12 Lake View Road, Pune 411005'],
      [flat, '302, Plot No 45, Sector-15, Vashi, Navi Mumbai, MH - 400703'],
      [flat, 'Plot 45, Flat 302, Sec 15 Vashi 400703'],
      [
        'Old No 12, New No 34, Gandhi Street, T Nagar, Chennai 600017',
        'No 34 Gandhi St, T Nagar, Chennai 600017',
      ],
      ['Plot No752, Lake Road, Pune 411005', 'Plot 752 Lake Road Pune 411005'],
      ['H.No.007, Temple Road, Rampur 244901', 'H No 7 Temple Road Rampur 244901'],
    ],
    different: [
      [flat, 'Flat No. 303, Plot 45, Sector 15, Vashi, Navi Mumbai, Maharashtra 400703'],
      [flat, 'Flat No. 302, Plot 45, Sector 51, Vashi, Navi Mumbai, Maharashtra 400703'],
      [flat, 'Flat No. 302, Plot 54, Sector 15, Vashi, Navi Mumbai, Maharashtra 400703'],
      ['12, Lake Road, Pune 411005', '12A, Lake Road, Pune 411005'],
    ],
  },
  {
    what: 'relations before it',
    same: [
      [home, 'D/O Mohan Sample, H.No 12 4th Cross, Domlur, Bengaluru Urban, Karnataka, 560071, India'],
      [home, 'C/o Ravi Demo, 12, 4th Cross, Domlur, Bengaluru - 560071'],
      [home, 'C/O: Ravi Demo #12 4th Cross, Domlur, Bengaluru - 560071'],
      [home, 'W/O Ravi Demo 12, 4th Cross, Domlur, Bengaluru 560071'],
    ],
    different: [['S/O Mohan Sample', home]],
  },
  {
    what: 'ordinals and Roman numerals',
    same: [
      [
        '5, II Floor, III Main, Indiranagar, Bengaluru 560038',
        '5, 2nd Floor, 3rd Main, Indira Nagar, Bangalore 560038',
      ],
      ['22, Phase II, Example Layout, Mysuru 570001', '22 Phase 2 Example Layout Mysore 570001'],
      ['22, IInd Phase, Example Layout, Mysuru 570001', '22, Phase-2, Example Layout, Mysuru 570001'],
      ['9, First Street, Model Colony, Pune 411016', '9, 1st Street, Model Colony, Pune 411016'],
    ],
    different: [
      ['22, Phase II, Example Layout, Mysuru 570001', '22, Phase III, Example Layout, Mysuru 570001'],
    ],
  },
  {
    what: 'short forms and initials',
    same: [
      ['4, M.G. Road, Camp, Pune 411001', '4 Mahatma Gandhi Road, Camp, Pune 411001'],
      ['4, M G Road, Camp, Pune 411001', '4, MG Rd, Camp, Pune 411001'],
      [
        '8, Example Apts, Lake Rd, Opp Demo School, Thane 400601',
        '8 Example Apartments, Lake Road, Thane 400601',
      ],
      [
        '31 Sample Coop Hsg Soc, Linking Rd, Mumbai 400050',
        '31, Sample Society, Linking Road, Mumbai 400050',
      ],
      ['41, Station Rd, Shivaji Nagar, Pune 411005', '41 Station Road Shivajinagar Pune 411005'],
    ],
    different: [['4, M.G. Road, Camp, Pune 411001', '4, S.V. Road, Camp, Pune 411001']],
  },
  {
    what: 'cities and States: old names, codes, districts, towns',
    same: [
      ['5, Lake Road, Gurgaon, Haryana 122001', '5 Lake Road, Gurugram, HR 122001'],
      ['5, Beach Road, Vizag, A.P. 530001', '5 Beach Road Visakhapatnam Andhra Pradesh 530001'],
      ['6, Ganga Ghat, Banaras, U.P. 221001', '6 Ganga Ghat, Varanasi, UP 221001'],
      ['6, College Road, Trichy, TN 620001', '6, College Road, Tiruchirappalli, Tamil Nadu 620001'],
      ['17, Example Complex, Kulai, Mangalore 575019', '17 Example Complex Kulai Dakshina Kannada 575019'],
      ['9, Demo Colony, Warangal, Andhra Pradesh 506001', '9, Demo Colony, Warangal, Telangana 506001'],
      ['11, Demo Vihar, New Delhi 110041', '11 Demo Vihar, Delhi, 110041'],
    ],
    different: [
      ['New Delhi, Delhi 110041', '11 Demo Vihar, New Delhi 110041'],
      ['5, Agra Road, Nashik', '5, Agra Road, Jaipur'],
    ],
  },
  {
    what: 'the PIN code on one side',
    same: [
      [home, '12, 4th Cross, Domlur, Bengaluru, Karnataka'],
      ['41 Station Road, Shivajinagar, Pune', '41, Station Road, Shivajinagar, Pune, Maharashtra - 411005'],
    ],
    different: [
      ['Station Road, Shivajinagar, Pune', 'Station Road, Shivajinagar, Pune, Maharashtra - 411005'],
      ['Lake Road, Pune', '5, Lake Road, Pune 411005'],
    ],
  },
  {
    what: 'villages',
    same: [
      [
        'Village Rampur, Post Khedi, Tehsil Bilari, Dist Moradabad, UP 244411',
        'VILL RAMPUR PO KHEDI TEH BILARI DISTT MORADABAD UTTAR PRADESH 244411',
      ],
      [
        'Vill. Rampur, Post Khedi, Tehsil Bilari, Dist. Moradabad, UP',
        'Gram Rampur, Post Khedi, Bilari, Moradabad, Uttar Pradesh',
      ],
      // One says the tehsil and the other the post office.
      [
        'Village Bhainsa, Tehsil Akbarpur, Kanpur Dehat 209125',
        'Vill Bhainsa, PO Sikandra, Kanpur Dehat 209125',
      ],
    ],
    different: [
      ['Village Rampur, Dist Moradabad, UP', 'Village Sitapur, Dist Moradabad, UP'],
      ['Rampur', 'Sitapur'],
      ['Village Nangal Khurd, Sonipat 131001', 'Village Nangal Kalan, Sonipat 131001'],
      ['Village Rampur, Tehsil Sadar, Sitapur 261131', 'Village Ramnagar, Tehsil Sadar, Sitapur 261131'],
      // A known miss: the flapped R is written D or R, but Suresh and Sudesh are two names.
      ['Vill. Rampur, Post Khedi, Bilari, Moradabad', 'Gram Rampur, Post Kheri, Bilari, Moradabad'],
    ],
  },
  {
    what: 'Hindi',
    same: [
      ['मकान 12, गली 4, रामपुर, दिल्ली 110041', 'House 12, Gali 4, Rampur, Delhi 110041'],
      ['मकान नं. १२, गांधी मार्ग, जयपुर, राजस्थान ३०२००१', '12, Gandhi Marg, Jaipur, Rajasthan 302001'],
      [
        'ग्राम रामपुर, पोस्ट खेड़ी, तहसील बिलारी, जिला मुरादाबाद 244411',
        'Village Rampur, Post Kheri, Bilari, Moradabad 244411',
      ],
    ],
    different: [['मकान 12, गली 4, रामपुर, दिल्ली 110041', 'House 13, Gali 4, Rampur, Delhi 110041']],
  },
  {
    what: 'letters and ordinals in the scripts of India',
    same: [
      ['बी-31, शास्त्री नगर, अजमेर 305001', 'B-31, Shastri Nagar, Ajmer 305001'],
      ['सी-14, सेक्टर 12, आगरा 282001', 'C-14, Sector 12, Agra 282001'],
      ['બી-12, ગાંધી નગર, સુરત 395001', 'B-12, Gandhi Nagar, Surat 395001'],
    ],
    different: [
      ['बी-31, शास्त्री नगर, अजमेर 305001', 'C-31, Shastri Nagar, Ajmer 305001'],
      [
        'ನಂ 20, 4ನೇ ಮುಖ್ಯ ರಸ್ತೆ, 5ನೇ ಅಡ್ಡ ರಸ್ತೆ, ಮಲ್ಲೇಶ್ವರಂ, ಬೆಂಗಳೂರು 560003',
        'No 20, 5th Main, 4th Cross, Malleshwaram, Bengaluru 560003',
      ],
    ],
  },
];

let counted = 0;
for (const { what, ...kinds } of groups)
  test(`addresses: ${what}`, (context) => {
    for (const [verdict, pairs] of Object.entries(kinds) as [string, Pair[]][])
      for (const [a, b] of pairs) {
        const found = matchAddresses(a, b);
        const told = `${verdict}: ${a} · ${b} ${JSON.stringify(found)}`;
        assert.equal(found.match, verdict === 'same', told);
        assert.equal(found.match, found.score >= 0.7, told);
        if (verdict !== 'same') assert.ok(found.reasons.length > 0, told);
        counted++;
      }
    context.diagnostic(`${Object.values(kinds).flat().length} pairs`);
  });

test('addresses: the table has at least fifty pairs', (context) => {
  context.diagnostic(`${counted} invented pairs of addresses`);
  assert.ok(counted >= 50);
});

test('the result says part by part what agrees', () => {
  const found = matchAddresses(home, '12, 4th Cross, Ulsoor, Mysore, 570001');
  assert.deepEqual(
    found.parts.map(({ part, says }) => [part, says]),
    [
      ['pin', 'differs'],
      ['house', 'same'],
      ['street', 'differs'],
      ['city', 'differs'],
      ['state', 'one side'],
    ],
  );
  assert.deepEqual(found.parts[0], { part: 'pin', says: 'differs', a: '560071', b: '570001' });
  assert.deepEqual([found.onlyA, found.onlyB], [['DOMLUR'], ['ULSOOR']]);
  assert.ok(found.met.some(({ a, how }) => a === 'CROSS 4' && how === 'same number'));
  const other = matchAddresses('12, 4th Cross, Ulsoor, Mysore, 570001', home);
  assert.deepEqual(other.onlyA, ['ULSOOR']);
  assert.deepEqual(other.parts[0], { part: 'pin', says: 'differs', a: '570001', b: '560071' });
});
