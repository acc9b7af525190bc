import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchNames } from './names.ts';

const given =
  'Aarav Aditi Aditya Ajay Ajit Akash Akhil Akshay Amar Amit Amita Amol Amrit Amrita ' +
  'Anand Anandi Anil Anita Anjali Anjana Ankit Ankita Anup Anupama Anuradha Anurag Aparna Archana ' +
  'Arjun Arun Aruna Arvind Asha Ashish Ashok Ashwin Ashwini Avinash Balaji Bhagat Bharat Bharati ' +
  'Bhavana Bhavesh Bhavna Bhuvan Chandan Chandra Chetan Chetana Daya Deepa Deepak Deepika Deepti Dev ' +
  'Devika Dhanraj Dharmesh Dhiraj Dilip Dinesh Dipa Dipali Divya Durga Faisal Farhan Farida Feroz ' +
  'Ganesh Gauri Gautam Geeta Girish Gita Gopal Govind Hari Harish Haresh Harsh Harsha Hema ' +
  'Hemant Hina Indira Irfan Imran Jagat Jagdish Jatin Jaya Jayesh Jayant Jayanti Jyoti Kailash ' +
  'Kajal Kamal Kamala Komal Karan Kiran Kartik Kavita Kavya Ketan Kishor Krishna Kunal Kusum ' +
  'Lakshmi Lakshman Lalit Lalita Lata Leela Madan Madhav Madhavi Madhu Madhuri Mahesh Mahendra Malini ' +
  'Malti Mamata Manish Manisha Manoj Maya Meena Meera Mehul Mina Mira Mohan Mohini Mohit ' +
  'Mukesh Mukul Murali Nagesh Nandini Narayan Narendra Naresh Naveen Navin Neelam Neeraj Neeta Neha ' +
  'Nikhil Nilesh Nirmal Nirmala Nisha Nitin Nita Padma Pallavi Pankaj Parvati Parvez Pavan Payal ' +
  'Pooja Prabha Prabhu Pradeep Prakash Pramod Pramila Pranav Prasanna Prashant Pratap Pratik Pratibha Praveen ' +
  'Preeti Prem Prema Priya Priti Priyanka Puja Pushpa Radha Raghav Raghu Rahul Raj Raja ' +
  'Rajan Rajani Rajendra Rajesh Rajiv Raju Rakesh Ram Rama Raman Ramesh Ramila Rani Ranjan ' +
  'Ranjana Ranjit Rashmi Ravi Reena Rekha Renu Rina Rita Ritesh Ritu Rohan Rohini Rohit ' +
  'Roma Rupa Sachin Sagar Salim Salma Samir Sameera Sandeep Sandhya Sangeeta Sanjay Sanjana Sanjiv ' +
  'Santosh Sapna Sarala Sarita Saroj Satish Savita Seema Seeta Shailesh Shanta Shanti Sharad Sharda ' +
  'Sheela Shilpa Shiv Shivani Shobha Shreya Shyam Shyama Sita Smita Sneha Sohan Sonal Sonali ' +
  'Sonu Srinivas Sudha Sudhir Sudesh Sujata Suman Sumati Sumit Sumitra Sunil Sunita Suraj Suresh ' +
  'Surekha Surendra Sushil Sushila Swati Tanuja Tara Tarun Tejas Uday Uma Umesh Urmila Usha ' +
  'Varsha Varun Vasant Vasanti Vasudha Vidya Vijay Vijaya Vikas Vikram Vimal Vimala Vinay Vineet ' +
  'Vinita Vinod Vipin Vipul Vishal Vishnu Vivek Yamini Yash Yashoda Yogesh Zakir Zeenat ';

/** Pairs of the list that are one name in two spellings; Raj and Raja, Ram and Rama, Harsh and Harsha can be. */
const spellings =
  'Bhavana/Bhavna Deepa/Dipa Geeta/Gita Harsh/Harsha Meena/Mina Meera/Mira Naveen/Navin Neeta/Nita Pooja/Puja ' +
  'Preeti/Priti Raj/Raja Ram/Rama Reena/Rina Seeta/Sita';

test('of the usual given names, with one surname beside them, only spellings of one name match @thorough', (context) => {
  const names = given.trim().split(' ');
  const matched: string[] = [];
  let pairs = 0;
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1)) {
      pairs++;
      if (matchNames(`${one} Sample`, `${other} Sample`).match) matched.push(`${one}/${other}`);
    }
  assert.deepEqual(matched.sort(), spellings.split(' ').sort());
  assert.ok(pairs > 50_000);
  context.diagnostic(`${pairs} pairs of given names, ${matched.length} matched`);
});

test('with a surname that half the country shares, a given name alone decides', () => {
  for (const surname of ['Kumar', 'Singh', 'Devi', 'Patel', 'Khan'])
    for (const [a, b] of [
      ['Asha', 'Usha'],
      ['Ramesh', 'Rakesh'],
      ['Sunil', 'Anil'],
      ['Deepak', 'Deepika'],
    ] as const)
      assert.ok(!matchNames(`${a} ${surname}`, `${b} ${surname}`).match, `${a}, ${b} ${surname}`);
});

/** By rule of sound or writing: spellings of one name, a line each rule, and names beside them that are others. */
const bySound: Readonly<Record<string, string>> = {
  'an E in front is an I': 'Elavarasan/Ilavarasan Ershad/Irshad Ehsan/Ihsan Yellesh/Ellesh',
  'the South ends a man’s name with an A or without':
    'Devaraja/Devaraj Gangadhara/Gangadhar Sundara/Sundar Ramdasa/Ramdas',
  'an ending -er is -ar or -ir': 'Kakker/Kakkar Naicker/Naickar Taher/Tahir Kader/Kadir',
  'Krishna is Krushna and Kishan':
    'Gopalkrushna/Gopalkrishna Harkishan/Harkrishna Krutika/Kritika Mrudul/Mridul',
  'Bengal says O for A': 'Probir/Prabir Shyamol/Shyamal Mohanty/Mahanty Sarbo/Sarba',
  'a word ends with an H or without': 'Sultanah/Sultana Hamzah/Hamza',
  'the Portuguese surnames': 'Gomez/Gomes Dsilva/Desilva Dacosta/Dcosta Dsouza/Desouza',
  'an A between two syllables is said or not': 'Paramveer/Parmveer Gurumeet/Gurmeet',
  'a Telugu -nadh is -nath, a Tamil Jeya is Jaya, a Marathi -deo is -dev':
    'Somanadh/Somanath Jeyaseelan/Jayaseelan Jaydeo/Jaydev',
  'Christian names of Kerala': 'Kurien/Kurian Stephen/Stephan Mary/Mery',
};
const others =
  'Shetty/Sethi Neeraj/Neeraja Saroj/Saroja Amol/Amal Sharon/Sharan Trusha/Trisha Mohan/Mahan Salma/Salima ' +
  'Shruti/Shriti Krishna/Krishnan Kisan/Krishnan Bora/Barua Gomes/Lopes Dsouza/Dsilva Devaraj/Devaram Priyank/Priyanka Kant/Kanta';
const pairsIn = (text: string) => text.split(' ').map((pair) => pair.split('/') as [string, string]);

for (const [rule, text] of Object.entries(bySound))
  test(`two spellings are one name: ${rule}`, () => {
    for (const [a, b] of pairsIn(text)) {
      const found = matchNames(`${a} Sample`, `${b} Sample`);
      assert.ok(found.match, JSON.stringify(found));
    }
  });

test('names that the rules of sound come near to stay two names', () => {
  for (const [a, b] of pairsIn(others)) {
    const found = matchNames(`${a} Sample`, `${b} Sample`);
    assert.ok(!found.match, JSON.stringify(found));
  }
});
