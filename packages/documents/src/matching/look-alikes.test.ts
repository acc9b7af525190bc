import { test } from 'node:test';
import { matchNames } from './names.ts';
import { ruleOf } from './rule-of.test-help.ts';

const holds = ruleOf(matchNames);

test('short names of Kerala with S and with SH are two, longer ones are one', () =>
  holds(
    [
      ['Sijo Demo', 'Shijo Demo'],
      ['Sabu Demo', 'Shabu Demo'],
      ['ഷൈനി ഡെമോ', 'Saini Demo'],
    ],
    [
      ['Shashi Demo', 'Sasi Demo'],
      ['Shekhar Demo', 'Sekhar Demo'],
      ['Sijo Demo', 'SIJO DEMO'],
    ],
  ));

test('an aspirate at the front of a short name makes another name', () =>
  holds(
    [
      ['Baru Sample', 'Bharu Sample'],
      ['Kema Devi', 'Khema Devi'],
      ['दाना सैंपल', 'Dhana Sample'],
    ],
    [
      ['Tanu Sample', 'Thanu Sample'],
      ['Gani Sample', 'Ghani Sample'],
      ['Bagirath Sample', 'Bhagirath Sample'],
    ],
  ));

test('families that clerks confuse are asked for', () =>
  holds(
    [
      ['Nimesh Kumar Dash', 'Nimesh Kumar Das'],
      ['Bina Roy', 'Bina Rai'],
      ['Nilesh Jadav', 'Nilesh Jadhav'],
      ['Nazir Rather', 'Nazir Rathore'],
      ['Girish Thakor', 'ગિરીશ ઠક્કર'],
    ],
    [
      ['Nimesh Kumar Dass', 'Nimesh Kumar Das'],
      ['Bina Roy', 'Bina Ray'],
      ['Nazir Rather', 'Nazir Rathar'],
      ['Mohan Modak', 'মোহন মোদক'],
    ],
  ));

test('a final N makes a man’s name of a short one, and none of a long one', () =>
  holds(
    [
      ['Vimalan K', 'Vimala K'],
      ['Sujathan Demo', 'Sujatha Demo'],
    ],
    [['Gopalakrishnan Demo', 'Gopalakrishna Demo']],
  ));

test('a man’s name in -aiah is no woman’s in -ya', () =>
  holds(
    [
      ['Somaiah Demo', 'Soumya Demo'],
      ['Mallayya Demo', 'Malya Demo'],
    ],
    [['Somaiah Demo', 'Somayya Demo']],
  ));

test('a letter at the end of a word is an initial only of a word that the other name has and this one lacks', () =>
  holds([['Demoga Ramesh', 'Demogar Ramesh']], [['MITALIR DEMO', 'Mitali Rao Demo']]));

test('a surname does not follow the one that was carried to the end', () =>
  holds([['Hari Mohan Sample', 'Mohan Sample Hari Singh']], [['Sample Hari Mohan', 'Hari Mohan Sample']]));

test('initials the other way round, and letters that may be a word in short, are asked for', () =>
  holds(
    [
      ['K. P. Devan', 'P. K. Devan'],
      ['Md. Farid', 'M. D. Farid'],
      ['S K Rafiq Demo', 'Sk Rafiq Demo'],
    ],
    [
      ['K. P. Devan', 'KP Devan'],
      ['Md. Farid Demo', 'Mohammad Farid Demo'],
    ],
  ));

test('one word for a name, with another relative beside it, is not enough', () =>
  holds(
    [['Latha D/o Suresh Demo', 'Latha W/o Mahesh Sample']],
    [
      ['Latha Demo D/o Suresh Demo', 'Latha Demo W/o Mahesh Sample'],
      ['Latha D/o Suresh Demo', 'Latha D/o Suresh'],
    ],
  ));

test('the South writes one letter for K and G, T and D, P and B; the North does not', () =>
  holds(
    [
      ['Balwinder Kaur', 'Palwinder Kaur'],
      ['Gulwinder Kaur', 'Kulwinder Kaur'],
      ['Gurcharan Singh', 'Gursharan Singh'],
    ],
    [
      ['Murugadasan V', 'V. Murukathasan'],
      ['Dharmarajan K', 'K Tharmarajan'],
    ],
  ));

test('spellings of a region, of old papers and of scripts are one name', () =>
  holds(
    [
      ['Narayanan Namboodiri', 'Narayanan Nambiar'],
      ['Sohrabji Demo', 'Sorabhai Demo'],
    ],
    [
      ['Joginder Demo', 'Yogendra Demo'],
      ['Devki Raman Demo', 'Devakiraman Demo'],
      ['Rustamjee Demo', 'Rustomji Demo'],
      ['Thomas Varughese', 'Thomas Verghese'],
      ['ৰাজীৱ ডেমো', 'Rajiv Demo'],
      ['Ksh. Demoton Singh', 'Kshetrimayum Demoton Singh'],
      ['ਕਰਮਜੀਤ ਸਿੰਘ ਪੁੱਤਰ ਬਲਬੀਰ ਸਿੰਘ', 'Karamjit Singh'],
    ],
  ));
