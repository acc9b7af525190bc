import { html, table } from '../page.ts';
import type { PeopleBook } from './people-book.ts';

/** What the page of a person shows. */
interface Shown {
  seed: string;
  name: string;
  fatherName: string;
  motherName: string;
  gender: string;
  dob: string;
  mobile: string;
  email: string;
  employer: string;
  address: Readonly<Record<string, string>>;
  numbers: Readonly<Record<string, string>>;
  accounts: readonly { bank: string; number: string; ifsc: string; type: string }[];
}

const field = (name: string, label: string, more: string) =>
  `<p class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" ${more}></p>`;

const makeForm = `<form method="post" action="/people" class="stacked">
${field('name', 'Name', 'required maxlength="80" autocomplete="off" placeholder="Anita Rao"')}
${field('dob', 'Date of birth (optional)', 'type="date" min="1900-01-01"')}
<p class="field"><label for="gender">Gender (optional)</label><select id="gender" name="gender"><option value="">Any</option><option value="F">Female</option><option value="M">Male</option></select></p>
${field('mobile', 'Mobile (optional)', 'inputmode="numeric" maxlength="10" pattern="[6-9][0-9]{9}" autocomplete="off"')}
<p class="field"><label for="credit">Credit (optional)</label><select id="credit" name="credit"><option value="">Every loan repaid</option><option value="stretched">Many instalments, low score</option></select></p>
<p class="field"><button>Make a person</button></p></form>`;

/** The form that makes a person, and everybody there is. */
export function peopleMain(book: PeopleBook): string {
  const rows = book
    .all()
    .map(({ seed, name, mobile, dob }) => [
      `<a href="/people/${html(seed)}">${html(name)}</a>`,
      `<code>${html(mobile)}</code>`,
      `<code>${html(dob)}</code>`,
      `<code>${html(seed)}</code>`,
    ]);
  const made = book.made().length;
  return `<h1>People</h1>
<p>Make a person with your own name. Every service of the sandbox then knows them: PAN, Aadhaar, licence, DigiLocker, bank
accounts and credit report all match. Everything but what you enter is invented, and a restart keeps it.</p>
${makeForm}
${table('People', ['Name', 'Mobile', 'Date of birth', 'User id at banks'], rows)}
<p class="quiet">${made === 1 ? '1 person was' : `${made} people were`} made here. <code>DELETE /people</code> forgets them.</p>`;
}

const copyRow = (label: string, value: string) => [
  html(label),
  `<code>${html(value)}</code>`,
  `<button type="button" class="small" data-copy-text="${html(value)}" aria-label="Copy ${html(label)}">Copy</button>`,
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** All that the services say of one person, to copy into forms. */
export function personMain(person: Shown): string {
  const { house, street, locality, city, district, state, pincode } = person.address;
  const who = [
    ['Name', person.name],
    ["Father's name", person.fatherName],
    ["Mother's name", person.motherName],
    ['Gender', person.gender === 'F' ? 'Female' : 'Male'],
    ['Date of birth', person.dob.split('-').reverse().join('/')],
    ['Mobile', person.mobile],
    ['E-mail', person.email],
    ['House', house ?? ''],
    ['Street', `${street}, ${locality}`],
    ['City', `${city}, ${district}, ${state}`],
    ['PIN code', pincode ?? ''],
    ['Employer', person.employer],
  ].map(([label = '', value = '']) => copyRow(label, value));
  const numbers = Object.entries(person.numbers).map(([name, value]) => copyRow(capital(name), value));
  const accounts = person.accounts.map(({ bank, number, ifsc, type }) => [
    html(bank),
    `<code>${html(number)}</code>`,
    `<code>${html(ifsc)}</code>`,
    html(type.toLowerCase()),
  ]);
  return `<h1>${html(person.name)}</h1>
<p>Use these where the product asks. In a number, another last digit asks for something else: 6 another person’s name, 7 not
found, 8 source down, 9 slow. Codes are <code>123456</code>; the password at banks is <code>demo@1234</code>, the user id
<code>${html(person.seed)}</code>.</p>
<h2>Person</h2>${table('Person', ['What', 'Value', ''], who)}
<h2>Numbers</h2>${table('Numbers', ['Kind', 'Number', ''], numbers)}
<h2>Bank accounts</h2>${table('Bank accounts', ['Bank', 'Account', 'IFSC', 'Type'], accounts)}
<h2>Files</h2><ul><li><a href="/aadhaar/qr.png?person=${html(person.seed)}">Aadhaar QR code</a></li>
<li><a href="/specimens/aadhaar-offline-zip?person=${html(person.seed)}">Aadhaar offline e-KYC (share code 1234)</a></li>
<li><a href="/specimens/pan-2018?person=${html(person.seed)}">PAN card</a></li>
<li><a href="/specimens/statement-hdfc?person=${html(person.seed)}">Bank statement</a></li></ul>`;
}
