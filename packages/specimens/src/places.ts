import type { BothScripts } from './names.ts';

/** A quarter of a real town; nobody in particular lives there. */
export interface Place {
  locality: BothScripts;
  city: BothScripts;
  district: BothScripts;
  state: BothScripts;
  pincode: string;
}

type Row = readonly [
  locality: BothScripts,
  city: BothScripts,
  district: BothScripts,
  state: string,
  pincode: string,
];

const states: Readonly<Record<string, string>> = {
  'Andhra Pradesh': 'आंध्र प्रदेश',
  Assam: 'असम',
  Bihar: 'बिहार',
  Delhi: 'दिल्ली',
  Gujarat: 'गुजरात',
  Karnataka: 'कर्नाटक',
  Kerala: 'केरल',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Maharashtra: 'महाराष्ट्र',
  Odisha: 'ओडिशा',
  Punjab: 'पंजाब',
  Rajasthan: 'राजस्थान',
  'Tamil Nadu': 'तमिलनाडु',
  Telangana: 'तेलंगाना',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  'West Bengal': 'पश्चिम बंगाल',
};

const urbanBengaluru = ['Bengaluru Urban', 'बेंगलुरु शहरी'] as const;
const bengaluru = ['Bengaluru', 'बेंगलुरु'] as const;
const pune = ['Pune', 'पुणे'] as const;
const hyderabad = ['Hyderabad', 'हैदराबाद'] as const;

const rows: readonly Row[] = [
  [['Domlur', 'डोमलूर'], bengaluru, urbanBengaluru, 'Karnataka', '560071'],
  [['Malleshwaram', 'मल्लेश्वरम'], bengaluru, urbanBengaluru, 'Karnataka', '560003'],
  [['Shivajinagar', 'शिवाजीनगर'], pune, pune, 'Maharashtra', '411005'],
  [['Banjara Hills', 'बंजारा हिल्स'], hyderabad, hyderabad, 'Telangana', '500034'],
  [['Kuvempunagar', 'कुवेम्पुनगर'], ['Mysuru', 'मैसूरु'], ['Mysuru', 'मैसूरु'], 'Karnataka', '570023'],
  [['Dharampeth', 'धरमपेठ'], ['Nagpur', 'नागपुर'], ['Nagpur', 'नागपुर'], 'Maharashtra', '440010'],
  [['Mylapore', 'मायलापुर'], ['Chennai', 'चेन्नई'], ['Chennai', 'चेन्नई'], 'Tamil Nadu', '600004'],
  [['Peelamedu', 'पीलामेडु'], ['Coimbatore', 'कोयंबटूर'], ['Coimbatore', 'कोयंबटूर'], 'Tamil Nadu', '641004'],
  [['Vyttila', 'वायटिला'], ['Kochi', 'कोच्चि'], ['Ernakulam', 'एर्नाकुलम'], 'Kerala', '682019'],
  [
    ['Dwaraka Nagar', 'द्वारका नगर'],
    ['Visakhapatnam', 'विशाखापट्टनम'],
    ['Visakhapatnam', 'विशाखापट्टनम'],
    'Andhra Pradesh',
    '530016',
  ],
  [['Ballygunge', 'बालीगंज'], ['Kolkata', 'कोलकाता'], ['Kolkata', 'कोलकाता'], 'West Bengal', '700019'],
  [
    ['Lajpat Nagar', 'लाजपत नगर'],
    ['New Delhi', 'नई दिल्ली'],
    ['South East Delhi', 'दक्षिण पूर्व दिल्ली'],
    'Delhi',
    '110024',
  ],
  [['Gomti Nagar', 'गोमती नगर'], ['Lucknow', 'लखनऊ'], ['Lucknow', 'लखनऊ'], 'Uttar Pradesh', '226010'],
  [['Malviya Nagar', 'मालवीय नगर'], ['Jaipur', 'जयपुर'], ['Jaipur', 'जयपुर'], 'Rajasthan', '302017'],
  [['Navrangpura', 'नवरंगपुरा'], ['Ahmedabad', 'अहमदाबाद'], ['Ahmedabad', 'अहमदाबाद'], 'Gujarat', '380009'],
  [['Model Town', 'मॉडल टाउन'], ['Ludhiana', 'लुधियाना'], ['Ludhiana', 'लुधियाना'], 'Punjab', '141002'],
  [['Kankarbagh', 'कंकड़बाग'], ['Patna', 'पटना'], ['Patna', 'पटना'], 'Bihar', '800020'],
  [
    ['Uzan Bazar', 'उजान बाजार'],
    ['Guwahati', 'गुवाहाटी'],
    ['Kamrup Metropolitan', 'कामरूप महानगर'],
    'Assam',
    '781001',
  ],
  [['Saheed Nagar', 'शहीद नगर'], ['Bhubaneswar', 'भुवनेश्वर'], ['Khordha', 'खोरधा'], 'Odisha', '751007'],
  [['Arera Colony', 'अरेरा कॉलोनी'], ['Bhopal', 'भोपाल'], ['Bhopal', 'भोपाल'], 'Madhya Pradesh', '462016'],
];

/** Quarters of towns in sixteen States; the first four are where the demo people live. */
export const places: readonly Place[] = rows.map(([locality, city, district, state, pincode]) => ({
  locality,
  city,
  district,
  state: [state, states[state] ?? ''],
  pincode,
}));

export const streets: readonly BothScripts[] = [
  ['4th Cross', 'चौथा क्रॉस'],
  ['Temple Road', 'मंदिर रोड'],
  ['Station Road', 'स्टेशन रोड'],
  ['Lake View Road', 'लेक व्यू रोड'],
  ['Gandhi Marg', 'गांधी मार्ग'],
  ['Market Street', 'मार्केट स्ट्रीट'],
  ['School Lane', 'स्कूल लेन'],
  ['2nd Main Road', 'दूसरा मुख्य मार्ग'],
];
