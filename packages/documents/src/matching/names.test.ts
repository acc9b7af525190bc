import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchNames } from './names.ts';

type Pair = [a: string, b: string];
interface Group {
  what: string;
  /** One person, as a lender would say. */
  same?: Pair[];
  /** Two people, or too little to say that they are one. */
  different?: Pair[];
  /** Nobody could say from the names alone: not a match, but worth a look (score from 0.3). */
  doubtful?: Pair[];
}

const groups: Group[] = [
  {
    what: 'case, spaces, order, marks',
    same: [
      ['Asha Sample', 'ASHA  SAMPLE'],
      ['Asha Sample', 'Sample Asha'],
      ['Sample, Asha', 'Asha Sample'],
      ["Ronald D'Souza", 'Ronald DSouza'],
      ['José Example', 'Jose Example'],
      ['Asha-Rani Sample', 'Asha Rani Sample'],
      ['Asha\u200bSample Demo', 'AshaSample Demo'],
    ],
    different: [
      ['Asha Sample', 'Ravi Demo'],
      ['Mohan Sample', 'Asha Sample'],
      ['', 'Asha Sample'],
      ['12345', 'Asha Sample'],
    ],
  },
  {
    what: 'titles and courtesies',
    same: [
      ['Smt. Asha Sample', 'Asha Sample'],
      ['Shri Ravi Demo', 'RAVI DEMO'],
      ['Sh. Ravi Demo', 'Ravi Demo'],
      ['Dr. A. P. Model', 'A P Model'],
      ['Kum. Asha Sample', 'Ms Asha Sample'],
      ['Adv. Ravi Demo', 'Mr Ravi Demo'],
      ['Late Shri Mohan Sample', 'Mohan Sample'],
      ['Ravi Demo Garu', 'Ravi Demo'],
      ['Sri Lakshmi', 'Shri Laxmi'],
      ['श्रीमती आशा सैंपल', 'आशा सैंपल'],
      ['डॉ. मीना गुप्ता', 'Meena Gupta'],
      ['Maj. Gen. (Retd.) Ravi Demo', 'Ravi Demo'],
      ['Pt. Mohan Lal Sample', 'Mohan Lal Sample'],
      ['Mosammat Hena Model', 'Hena Model'],
      ['திரு. முத்து வேலன்', 'Muthu Velan'],
      ['স্বর্গীয় অনিমেষ নস্কর', 'Animesh Naskar'],
      ['સ્વ. હર્ષદ માંકડ', 'Harshad Mankad'],
    ],
    // Selvi is a title with two names behind it, and with one she is Selvi.
    different: [['செல்வி வேலன்', 'Selvan Velan']],
  },
  {
    what: 'courtesies after the name, left out or joined',
    same: [
      ['Rameshbhai Patel', 'Ramesh Patel'],
      ['Ramesh Bhai Patel', 'Rameshbhai Patel'],
      ['Kokilaben Desai', 'Kokila Desai'],
      ['Madhavrao Demo', 'Madhav Demo'],
      ['Nareshkumar Demo', 'Nareshbhai Demo'],
      ['Gurmukhsingh Example', 'Gurmukh Singh Example'],
      ['Gurmukh Example', 'Gurmukh Singh Example'],
      ['Nasreen Khatoon Model', 'Nasreen Model'],
      ['Jijabai Demo', 'Jija Demo'],
    ],
    different: [
      ['Sunita Devi', 'Anita Devi'],
      ['Harpreet Kaur', 'Manpreet Kaur'],
      ['Rukhsana Begum', 'Shabana Begum'],
      ['Devi', 'Sunita Devi'],
      ['Rambhai Demo', 'Rambai Demo'],
      ['Subbarao Demo', 'Subba Reddy Demo'],
    ],
    doubtful: [
      ['Harpreet', 'Harpreet Kaur'],
      ['Sunita', 'Sunita Devi'],
      ['Rukhsana Begum', 'Rukhsana'],
      ['Asha Khatoon Model', 'Asha Bibi Model'],
      ['Asha Devi', 'Asha Kumari'],
      ['Sunita Bai', 'Sunita Devi'],
    ],
  },
  {
    what: 'initials, in front and behind, with or without their words',
    same: [
      ['R. K. Demo', 'Ravi Kumar Demo'],
      ['Ravi K Demo', 'Ravi Kumar Demo'],
      ['RK Demo', 'R K Demo'],
      ['S Asha', 'Asha Sample'],
      ['Asha S', 'S. Asha'],
      ['A P J Example Model', 'Example Model'],
      ['Venkatesh S', 'S Venkatesh'],
      ['Ch. Ravi Demo', 'Chitti Ravi Demo'],
      ['KRVENKATESH', 'Venkatesh K R'],
      ['Manoharan P K', 'PKMANOHARAN'],
      ['VELAYUTHAMTK', 'T.K. Velayutham'],
      ['Ravi Ch. Demo', 'Ravi Chandra Demo'],
      ['Ravi Pd. Demo', 'Ravi Prasad Demo'],
      ['Venkatesh Subramanian', 'S. Venkatesh'],
      ['John D', 'John Doe'],
    ],
    different: [
      ['Asha R', 'Asha K'],
      ['S Asha', 'Ravi Demo'],
      ['J. D.', 'Asha Sample'],
      ['KRVENKATESH', 'K R Venugopal'],
      ['Vanitha', 'Anitha V'],
      ['Sunita', 'Sunit A'],
      ['Vijayan', 'Vijay A N'],
      ['Krishnan', 'Krishna N'],
    ],
    doubtful: [
      ['K. S. Rao', 'Rao Kandula Srinivasa'],
      ['Venkatesh', 'S Venkatesh'],
      ['S Venkatesh', 'Venkatesh M S'],
      ['R Singh', 'Ravi Singh'],
      ['S Kumar', 'Suresh Kumar'],
      ['R Sharma', 'Ravi Sharma'],
      ['R. K. Singh', 'Rakesh Kumar Singh'],
      ['A. S.', 'Asha Sample'],
    ],
  },
  {
    what: 'parents and husbands beside the name',
    same: [
      ['Asha Sample D/O: Mohan Sample', 'Ms Asha Sample'],
      ['Smt. Asha Sample', 'Asha Sample W/O Ravi Demo'],
      ['Asha D/O Ramesh', 'Asha Ramesh'],
      ['Asha D/O Ramesh', 'R Asha'],
      ['Ravi Demo son of Suresh Demo', 'Ravi Demo'],
      ['आशा पुत्री मोहन', 'Asha Mohan'],
      ['S/O Mohan Sample', 'Mohan Sample'],
      ['Ravi Demo S/O Mohan', 'Ravi Demo S/O M. Sample'],
    ],
    different: [
      ['Asha Sample D/O Mohan Sample', 'Mohan Sample'],
      ['Asha D/O Ramesh', 'Ramesh'],
      ['Ravi Demo S/O Mohan Demo', 'Ravi Demo S/O Suresh Demo'],
    ],
    doubtful: [['Asha', 'Asha Ramesh']],
  },
  {
    what: 'second names',
    same: [
      ['Ravi Demo @ Raju', 'Ravi Demo'],
      ['Ravi Demo @ Raju', 'Raju Demo'],
      ['Ravi Demo alias Raju Demo', 'Raju Demo'],
      ['Ravi Demo (Raju)', 'Raju Demo'],
      ['Ravi Demo urf Raju', 'Ravi Demo'],
      ['Imran Model a.k.a. Sonu', 'Imran Model'],
    ],
    different: [['Ravi Demo @ Raju', 'Asha Sample']],
  },
  {
    what: 'Mohammed and other Muslim names',
    same: [
      ['Mohd. Imran Model', 'Mohammed Imran Model'],
      ['Md Imran Model', 'Muhammad Imran Model'],
      ['Mohammad Imran', 'Md. Imran'],
      ['Imran Khan', 'Mohd Imran Khan'],
      ['Sk Abdul Model', 'Shaikh Abdul Model'],
      ['Syed Yusuf Model', 'Sayyed Yousuf Model'],
      ['Fathima Begum', 'Fatima Begam'],
      ['Zakir Hussain Model', 'Zakir Husain Model'],
      ['Ayesha Model', 'Aisha Model'],
    ],
    different: [
      ['Mohd Imran', 'Mohd Irfan'],
      ['Mohammed Khan', 'Imran Khan'],
      ['Md Salim', 'Md Karim'],
    ],
  },
  {
    what: 'spellings by sound',
    same: [
      ['Geetha Lakshmi', 'Gita Laxmi'],
      ['Shiv Chowdhury', 'Shiva Chaudhari'],
      ['Rajendra Example', 'Rajinder Example'],
      ['Mahendra Sample', 'Mahender Sample'],
      ['Bikash Model', 'Vikas Model'],
      ['Akshay Demo', 'Axay Demo'],
      ['Zubair Demo', 'Jubair Demo'],
      ['Pooja Agrawal', 'Puja Aggarwal'],
      ['Venkateshwara Demo', 'Venkateswara Demo'],
      ['Gyaneshwar Demo', 'Dnyaneshwar Demo'],
      ['Prashanth Example', 'Prasant Example'],
      ['Suresh Mishra', 'Suresh Misra'],
      ['Kamla Sample', 'Kamala Sample'],
      ['Gopalakrishnan Demo', 'Gopalakrishna Demo'],
      ['Kishor Demo', 'Kishore Demo'],
    ],
    different: [
      ['Ramesh Singh', 'Rakesh Singh'],
      ['Ram Singh', 'Ramesh Singh'],
      ['Sunil Sharma', 'Anil Sharma'],
      ['Rahul Sharma', 'Rohit Sharma'],
      ['Karan Verma', 'Kiran Verma'],
      ['Arun Gupta', 'Varun Gupta'],
    ],
    doubtful: [
      ['Lalit Sample', 'Lalita Sample'],
      ['Amrit Sample', 'Amrita Sample'],
      ['Suman Sample', 'Sumant Sample'],
      ['Kamal Sample', 'Komal Sample'],
      ['Rajesh Sharma', 'Rajnesh Sharma'],
      ['Rajan Sample', 'Rajani Sample'],
    ],
  },
  {
    what: 'slips of the pen',
    doubtful: [
      ['Asha Sampel', 'Asha Sample'],
      ['Prakahs Demo', 'Prakash Demo'],
      ['Mhesh Demo', 'Mahesh Demo'],
      ['Radhakrisnnan Demo', 'Radhakrishnan Demo'],
      ['Krishna Demo', 'Krishnan Demo'],
    ],
  },
  {
    what: 'a long name that a form cut off',
    same: [['Sri Venkata Narasimha Charyulu Kompe', 'Sri Venkata Narasimha Charyulu Kompella']],
    // Ram may be Ramesh cut off, and a brother of his.
    different: [['Venkata Satya Narayana Demo Ram', 'Venkata Satya Narayana Demo Ramesh']],
  },
  {
    what: 'father and son, by a word or by the order',
    doubtful: [
      ['Joseph Demo Jr', 'Joseph Demo'],
      ['Joseph Demo Senior', 'Joseph Demo Junior'],
      ['Varghese Kurian', 'Kurian Varghese'],
      ['Siva Reddy', 'Siva Rami Reddy'],
      ['Demo Venkata Rao', 'Demo Venkata Subba Rao'],
    ],
  },
  {
    what: 'words written together or apart',
    same: [
      ['RAVIKUMAR DEMO', 'Ravi Kumar Demo'],
      ['Venkata Ramana Demo', 'Venkataramana Demo'],
      ['Asharani Sample', 'Asha Rani Sample'],
      ['Lakshmi Narayana Demo', 'Laxminarayan Demo'],
    ],
    doubtful: [
      ['Ravikumar Demo', 'Ravi Demo'],
      // A known miss: Sri is read as a courtesy here, which it mostly is.
      ['Sri Ram Demo', 'Sriram Demo'],
    ],
  },
  {
    what: 'middle names, and surnames that half the country shares',
    same: [
      ['Ravi Demo', 'Ravi Kumar Demo'],
      ['Ravi Kr Demo', 'Ravi Kumar Demo'],
      ['Rajesh Kumar Singh', 'Rajesh Singh'],
      ['Singh', 'SINGH'],
      ['Kumar Singh', 'Kumar Singh'],
    ],
    different: [
      ['Asha Kumari', 'Ravi Kumar'],
      ['Asha Patel', 'Ravi Patel'],
      ['Kumar Singh', 'Ravi Kumar'],
      ['Kumar', 'Ravi Kumar'],
      ['Ravi Kumar', 'Suresh Kumar'],
      ['Reddy', 'Asha Reddy'],
      ['Asha Sample', 'Sample'],
    ],
    doubtful: [
      ['Ravi Kumar', 'Ravi Singh'],
      ['Ravi Kumar Sharma', 'Ravi Singh Sharma'],
      ['Asha', 'Asha Sample'],
      ['Imran', 'Imran Khan'],
      ['Ravi Kumar', 'Ravi'],
      ['Ravi Kumar Demo', 'Kumar Demo'],
    ],
  },
  {
    what: 'surnames after marriage: never silently a match',
    doubtful: [
      ['Asha Sharma', 'Asha Sharma Verma'],
      ['Asha Sharma', 'Asha Verma'],
      ['Meena Example', 'Meena Demo'],
      ['Asha Kumari Sharma', 'Asha Verma'],
    ],
  },
  {
    what: 'Devanagari against Latin and against itself',
    same: [
      ['आशा सैंपल', 'आशा सैंपल'],
      ['रमेश कुमार', 'Ramesh Kumar'],
      ['आशा शर्मा', 'Asha Sharma'],
      ['कमला देवी', 'Kamala Devi'],
      ['कमला देवी', 'Kamla Devi'],
      ['मोहम्मद इमरान', 'Md Imran'],
      ['ज्ञानेश्वर डेमो', 'Dnyaneshwar Demo'],
      ['लक्ष्मी नारायण', 'Laxmi Narayan'],
      ['गुरमीत सिंह', 'Gurmeet Singh'],
      ['विकास चौधरी', 'Vikas Chaudhary'],
      ['संजय गुप्ता', 'Sanjay Gupta'],
      ['राजेन्द्र प्रसाद', 'Rajendra Prasad'],
      ['फ़ातिमा बेगम', 'Fatima Begum'],
      ['सुमन मॉडल', 'Suman Model'],
      ['कृष्ण मिश्र', 'Krishna Mishra'],
      ['श्री रवि डेमो', 'Ravi Demo'],
      ['नरेश राठौड़', 'Naresh Rathod'],
    ],
    different: [
      ['आशा सैंपल', 'रवि सैंपल'],
      ['रमेश सिंह', 'Rakesh Singh'],
      ['सुनीता देवी', 'Anita Devi'],
      ['मोहम्मद डेमो', 'Kaur Demo'],
      ['पाटील', 'Patel'],
    ],
  },
  {
    what: 'Jha in a script without JH is a surname, and no initial of another one',
    same: [
      ['கல்பனா ஜா', 'Kalpana Jha'],
      ['కల్పన జా', 'Kalpana Jha'],
      ['கல்பனா ஜா', 'कल्पना झा'],
      ['ஜ கல்பனா', 'Janaki Kalpana'],
      ['ஜெ கல்பனா', 'Janaki Kalpana'],
    ],
    doubtful: [
      ['கல்பனா ஜா', 'Kalpana Jain'],
      ['కల్పన జా', 'Kalpana Jain'],
      ['கல்பனா ஜா', 'Kalpana Joshi'],
      ['கல்பனா ஜா', 'Kalpana Jana'],
    ],
  },
  {
    what: 'companies',
    same: [
      ['Demo Textiles Pvt. Ltd.', 'DEMO TEXTILES PRIVATE LIMITED'],
      ['M/s Demo & Sons Traders', 'Demo and Sons Traders'],
      ['Sample Softworks (P) Ltd', 'Sample Softworks Private Limited'],
      ['The Example Foods Co. Ltd', 'Example Foods Company Limited'],
      ['Model Inds', 'Model Industries'],
      ['Example Foods LLP', 'Example Foods'],
    ],
    different: [
      ['Demo Textiles Private Limited', 'Sample Textiles Private Limited'],
      ['Example Enterprises', 'Model Enterprises'],
    ],
    doubtful: [
      ['Demo Textiles Private Limited', 'Demo Textiles LLP'],
      ['Ravi Demo Traders', 'Ravi Demo'],
    ],
  },
];

let counted = 0;
for (const { what, ...kinds } of groups)
  test(`names: ${what}`, (context) => {
    for (const [verdict, pairs] of Object.entries(kinds) as [string, Pair[]][])
      for (const [a, b] of pairs) {
        const found = matchNames(a, b);
        const told = `${verdict}: ${a} · ${b} ${JSON.stringify(found)}`;
        assert.equal(found.match, verdict === 'same', told);
        assert.equal(found.match, found.score >= 0.7, told);
        if (verdict !== 'same') assert.ok(found.reasons.length > 0, told);
        if (verdict === 'doubtful') assert.ok(found.score >= 0.3, told);
        counted++;
      }
    context.diagnostic(`${Object.values(kinds).flat().length} pairs`);
  });

test('names: the table has at least a hundred pairs', (context) => {
  context.diagnostic(`${counted} invented pairs of names`);
  assert.ok(counted >= 100);
});

test('the result says which words met, how, and which did not', () => {
  const found = matchNames('R. Kumar Demo', 'Ravi Kumar Example');
  assert.deepEqual(found.met, [
    { a: 'R', b: 'RAVI', how: 'initial', score: 0.45 },
    { a: 'KUMAR', b: 'KUMAR', how: 'same word', score: 1 },
  ]);
  assert.deepEqual([found.onlyA, found.onlyB], [['DEMO'], ['EXAMPLE']]);
  assert.match(found.reasons.join(' '), /DEMO and EXAMPLE differ|EXAMPLE and DEMO differ/);
  const other = matchNames('Ravi Kumar Example', 'R. Kumar Demo');
  assert.deepEqual([other.onlyA, other.onlyB, other.met[0]?.a], [['EXAMPLE'], ['DEMO'], 'RAVI']);
});

test('the reasons are sentences that tell a person what to look at', () => {
  const why = (a: string, b: string) => matchNames(a, b).reasons.join(' ');
  assert.match(why('Asha Sharma', 'Asha Verma'), /A surname can change with marriage/);
  assert.match(why('Lalit Sample', 'Lalita Sample'), /a man’s and a woman’s name/);
  assert.match(why('R Singh', 'Ravi Singh'), /very common words/);
  assert.match(why('آشا', 'Asha'), /script/);
  assert.match(why('Ravi Demo @ Raju', 'Raju Demo'), /second name/);
  assert.match(why('Ravi Demo Traders', 'Ravi Demo'), /name of a business/);
  assert.match(why('Demo Foods LLP', 'Demo Foods Private Limited'), /different legal forms/);
});
