/** A name in Latin and in Devanagari letters. */
export type BothScripts = readonly [latin: string, devanagari: string];

/** Names that go together. */
export interface NameStock {
  men: readonly BothScripts[];
  women: readonly BothScripts[];
  middle: readonly BothScripts[];
  surnames: readonly BothScripts[];
}

/** Names of several regions and faiths. Whole names come about by chance and mean nobody. */
export const nameStocks: readonly NameStock[] = [
  {
    men: [
      ['Arjun', 'अर्जुन'],
      ['Vikram', 'विक्रम'],
      ['Sandeep', 'संदीप'],
      ['Rajesh', 'राजेश'],
      ['Prakash', 'प्रकाश'],
      ['Anil', 'अनिल'],
      ['Manoj', 'मनोज'],
      ['Rohit', 'रोहित'],
      ['Om', 'ओम'],
    ],
    women: [
      ['Priya', 'प्रिया'],
      ['Sunita', 'सुनीता'],
      ['Anjali', 'अंजलि'],
      ['Swati', 'स्वाति'],
      ['Nirmala', 'निर्मला'],
      ['Pooja', 'पूजा'],
      ['Rekha', 'रेखा'],
    ],
    middle: [
      ['Kumar', 'कुमार'],
      ['Chandra', 'चंद्र'],
      ['Lal', 'लाल'],
      ['Prasad', 'प्रसाद'],
    ],
    surnames: [
      ['Sharma', 'शर्मा'],
      ['Patel', 'पटेल'],
      ['Yadav', 'यादव'],
      ['Mishra', 'मिश्रा'],
      ['Joshi', 'जोशी'],
      ['Deshpande', 'देशपांडे'],
      ['Kulkarni', 'कुलकर्णी'],
      ['Singh', 'सिंह'],
    ],
  },
  {
    men: [
      ['Naveen', 'नवीन'],
      ['Karthik', 'कार्तिक'],
      ['Venkataramana', 'वेंकटरमण'],
      ['Subramaniam', 'सुब्रमण्यम'],
      ['Ganesh', 'गणेश'],
      ['Jagadeesh', 'जगदीश'],
      ['Prakash', 'प्रकाश'],
    ],
    women: [
      ['Lakshmi', 'लक्ष्मी'],
      ['Kavitha', 'कविता'],
      ['Meenakshi', 'मीनाक्षी'],
      ['Padmavathi', 'पद्मावती'],
      ['Rukmini', 'रुक्मिणी'],
      ['Geetha', 'गीता'],
      ['Saraswathi', 'सरस्वती'],
      ['Deepa', 'दीपा'],
    ],
    middle: [
      ['Venkata', 'वेंकट'],
      ['Kumar', 'कुमार'],
      ['Prasad', 'प्रसाद'],
    ],
    surnames: [
      ['Iyer', 'अय्यर'],
      ['Reddy', 'रेड्डी'],
      ['Nair', 'नायर'],
      ['Gowda', 'गौड़ा'],
      ['Naidu', 'नायडू'],
      ['Venkatesan', 'वेंकटेशन'],
      ['Ramachandran', 'रामचंद्रन'],
      ['Krishnamurthy', 'कृष्णमूर्ति'],
      ['Balasubramanian', 'बालासुब्रमण्यन'],
    ],
  },
  {
    men: [
      ['Debashish', 'देबाशीष'],
      ['Subhash', 'सुभाष'],
      ['Tapan', 'तपन'],
      ['Arjun', 'अर्जुन'],
    ],
    women: [
      ['Ananya', 'अनन्या'],
      ['Mitali', 'मिताली'],
      ['Ruma', 'रूमा'],
      ['Deepa', 'दीपा'],
    ],
    middle: [
      ['Kumar', 'कुमार'],
      ['Nath', 'नाथ'],
      ['Chandra', 'चंद्र'],
    ],
    surnames: [
      ['Das', 'दास'],
      ['Banerjee', 'बनर्जी'],
      ['Mukherjee', 'मुखर्जी'],
      ['Bhattacharya', 'भट्टाचार्य'],
      ['Chowdhury', 'चौधरी'],
      ['Chatterjee', 'चटर्जी'],
    ],
  },
  {
    men: [
      ['Mohammed', 'मोहम्मद'],
      ['Faizan', 'फैज़ान'],
      ['Zubair', 'ज़ुबैर'],
      ['Irfan', 'इरफान'],
    ],
    women: [
      ['Fatima', 'फातिमा'],
      ['Shabana', 'शबाना'],
      ['Ayesha', 'आयशा'],
      ['Mariam', 'मरियम'],
    ],
    middle: [['Ali', 'अली']],
    surnames: [
      ['Khan', 'खान'],
      ['Ansari', 'अंसारी'],
      ['Qureshi', 'कुरैशी'],
      ['Siddiqui', 'सिद्दीकी'],
    ],
  },
  {
    men: [
      ['Harpreet', 'हरप्रीत'],
      ['Gurdeep', 'गुरदीप'],
      ['Jaspreet', 'जसप्रीत'],
      ['Kulwinder', 'कुलविंदर'],
    ],
    women: [
      ['Gurpreet', 'गुरप्रीत'],
      ['Simran', 'सिमरन'],
      ['Jaspreet', 'जसप्रीत'],
      ['Kulwinder', 'कुलविंदर'],
    ],
    middle: [['Singh', 'सिंह']],
    surnames: [
      ['Gill', 'गिल'],
      ['Dhillon', 'ढिल्लों'],
      ['Sidhu', 'सिद्धू'],
    ],
  },
  {
    men: [
      ['Joseph', 'जोसेफ'],
      ['George', 'जॉर्ज'],
      ['Philip', 'फिलिप'],
      ['Mathew', 'मैथ्यू'],
    ],
    women: [
      ['Mary', 'मेरी'],
      ['Anna', 'अन्ना'],
      ['Rosy', 'रोज़ी'],
      ['Elizabeth', 'एलिज़ाबेथ'],
    ],
    middle: [['Paul', 'पॉल']],
    surnames: [
      ['Thomas', 'थॉमस'],
      ['Fernandes', 'फर्नांडिस'],
      ['Mathew', 'मैथ्यू'],
      ['George', 'जॉर्ज'],
    ],
  },
];

/** Initials that stand for a father's name or a village in the South. */
export const initials: readonly BothScripts[] = [
  ['K', 'के'],
  ['S', 'एस'],
  ['R', 'आर'],
  ['M', 'एम'],
  ['V', 'वी'],
];

/** The words of the four demo people's names. */
export const demoWords: Readonly<Record<string, string>> = {
  Asha: 'आशा',
  Sample: 'सैंपल',
  Mohan: 'मोहन',
  Ravi: 'रवि',
  Kumar: 'कुमार',
  Demo: 'डेमो',
  Suresh: 'सुरेश',
  Meena: 'मीना',
  Example: 'एग्ज़ाम्पल',
  Harish: 'हरीश',
  Imran: 'इमरान',
  Model: 'मॉडल',
  Yusuf: 'यूसुफ',
};
