import { accountNumber } from '@pramaan/documents/identifiers/bank.ts';
import { cin } from '@pramaan/documents/identifiers/cin.ts';
import { licenceNumber } from '@pramaan/documents/identifiers/driving-licence.ts';
import { drugLicence } from '@pramaan/documents/identifiers/drug-licence.ts';
import { epfMemberId, esicNumber, uan } from '@pramaan/documents/identifiers/employment.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { fssai } from '@pramaan/documents/identifiers/fssai.ts';
import { gstin, gstinCheckCharacter } from '@pramaan/documents/identifiers/gstin.ts';
import { icai } from '@pramaan/documents/identifiers/icai.ts';
import { icsi } from '@pramaan/documents/identifiers/icsi.ts';
import { icwaiFirm, icwaiMember } from '@pramaan/documents/identifiers/icwai.ts';
import type { Identifier } from '@pramaan/documents/identifiers/identifier.ts';
import { iec } from '@pramaan/documents/identifiers/iec.ts';
import { form16Certificate, itrAcknowledgement } from '@pramaan/documents/identifiers/income-tax.ts';
import { jobCardNumber } from '@pramaan/documents/identifiers/job-card.ts';
import { medicalRegistration } from '@pramaan/documents/identifiers/medical-registration.ts';
import { mobile } from '@pramaan/documents/identifiers/mobile.ts';
import { pan } from '@pramaan/documents/identifiers/pan.ts';
import { passportFileNumber, passportNumber } from '@pramaan/documents/identifiers/passport.ts';
import { professionalTax } from '@pramaan/documents/identifiers/professional-tax.ts';
import { serviceTax } from '@pramaan/documents/identifiers/service-tax.ts';
import { shopRegistration } from '@pramaan/documents/identifiers/shop-registration.ts';
import { tan } from '@pramaan/documents/identifiers/tan.ts';
import { telephoneNumber } from '@pramaan/documents/identifiers/telephone.ts';
import { cst, tin, vat } from '@pramaan/documents/identifiers/tin.ts';
import { udyam } from '@pramaan/documents/identifiers/udyam.ts';
import { electricityConsumer, lpgConsumer, lpgId } from '@pramaan/documents/identifiers/utility.ts';
import { vehicleRegistration } from '@pramaan/documents/identifiers/vehicle-registration.ts';
import { states } from '@pramaan/documents/states.ts';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import type { Random } from '@pramaan/specimens/random.ts';

/** A kind of number by which services know a person. Demo people have the examples, in the order of the people. */
export type NumberKind = Pick<Identifier, 'name' | 'examples'>;

/** The number of a firm from before Udyam. */
export const udyogAadhaar: NumberKind = {
  name: 'Udyog Aadhaar number',
  examples: ['KA03A0000001', 'KA03A0000012', 'MH26A0000013', 'TS09A0000014'],
};

type Inventor = (random: Random, person: InventedPerson) => string;

const stateOf = ({ address }: InventedPerson) => states.find(({ name }) => name === address.state);
const lettersOf = (person: InventedPerson) => stateOf(person)?.letters ?? 'KA';
const codeOf = (person: InventedPerson) => stateOf(person)?.gst ?? '29';
const letter = (random: Random) => random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
/** So many digits, the last from 0 to 5: the digits above it ask for something else (triggers.ts). */
const digits = (random: Random, count: number) => `${random.digits(count - 1)}${random.whole(0, 5)}`;

function gstinOf(person: InventedPerson): string {
  const first14 = `${codeOf(person)}${person.pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
}

/** Every kind but the Aadhaar number, and how a number of it is invented for a person who is made here. */
export const numberKinds: readonly { kind: NumberKind; invent: Inventor }[] = [
  { kind: pan, invent: (_random, person) => person.pan },
  { kind: mobile, invent: (_random, person) => person.mobile },
  { kind: lpgConsumer, invent: (_random, person) => person.mobile },
  { kind: licenceNumber, invent: (_random, person) => person.licence },
  { kind: epicNumber, invent: (_random, person) => person.epic },
  { kind: passportNumber, invent: (_random, person) => person.passport },
  { kind: passportFileNumber, invent: (random) => `ZZ1${digits(random, 12)}` },
  {
    kind: jobCardNumber,
    invent: (random, person) =>
      `${lettersOf(person)}-99-${random.digits(3)}-${random.digits(3)}-004/${digits(random, 3)}`,
  },
  { kind: electricityConsumer, invent: (random) => `9${digits(random, 9)}` },
  { kind: telephoneNumber, invent: (random) => `2${digits(random, 9)}` },
  { kind: accountNumber, invent: (random) => `9${digits(random, 11)}` },
  { kind: lpgId, invent: (random) => `1${digits(random, 16)}` },
  { kind: uan, invent: (random) => `10${digits(random, 10)}` },
  { kind: epfMemberId, invent: (random) => `ZZZZZ${digits(random, 17)}` },
  { kind: esicNumber, invent: (random) => `99${digits(random, 8)}` },
  { kind: tan, invent: (random) => `ZZZ${letter(random)}${digits(random, 5)}${letter(random)}` },
  { kind: form16Certificate, invent: (random) => Array.from({ length: 7 }, () => letter(random)).join('') },
  { kind: itrAcknowledgement, invent: (random) => `9${random.digits(8)}150725` },
  { kind: gstin, invent: (_random, person) => gstinOf(person) },
  { kind: tin, invent: (random, person) => `${codeOf(person)}9${digits(random, 8)}` },
  { kind: vat, invent: (random, person) => `${codeOf(person)}9${digits(random, 8)}V` },
  { kind: cst, invent: (random, person) => `${codeOf(person)}9${digits(random, 8)}C` },
  { kind: serviceTax, invent: (_random, person) => `${person.pan}ST001` },
  { kind: professionalTax, invent: (random, person) => `PT${codeOf(person)}9${digits(random, 8)}` },
  { kind: iec, invent: (_random, person) => person.pan },
  { kind: fssai, invent: (random) => `199${digits(random, 11)}` },
  { kind: drugLicence, invent: (random, person) => `${lettersOf(person)}-ZZ9-20B-${digits(random, 5)}` },
  {
    kind: shopRegistration,
    invent: (random, person) => `${lettersOf(person)}/SE/2021/9${digits(random, 5)}`,
  },
  { kind: udyam, invent: (random, person) => `UDYAM-${lettersOf(person)}-99-${digits(random, 7)}` },
  { kind: udyogAadhaar, invent: (random, person) => `${lettersOf(person)}99Z${digits(random, 7)}` },
  { kind: cin, invent: (random, person) => `U99999${lettersOf(person)}2018PTC9${digits(random, 5)}` },
  { kind: icai, invent: (random) => `9${digits(random, 5)}` },
  { kind: icsi, invent: (random) => `A9${digits(random, 4)}` },
  { kind: icwaiMember, invent: (random) => `9${digits(random, 4)}` },
  { kind: icwaiFirm, invent: (random) => `9${digits(random, 5)}` },
  { kind: medicalRegistration, invent: (random) => `9${digits(random, 5)}` },
  {
    kind: vehicleRegistration,
    invent: (random, person) => `${lettersOf(person)}99ZZ${digits(random, 4)}`,
  },
];
