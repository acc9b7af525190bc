import assert from 'node:assert/strict';
import { demoPersonCalled, type InventedPerson } from '@pramaan/specimens/people.ts';
import { specimenCalled } from '@pramaan/specimens/specimens.ts';
import { type Answered, has, SentFile } from './client.ts';
import type { Stage } from './stage.ts';
import type { VerificationName } from './written-calls.ts';

type Typed = Record<string, string>;

/**
 * The posts whose payload the specification does not show, with what Asha types, and the members that C §3 prints for the card
 * that reads the answer; none where the specification describes no card.
 */
const asked: Readonly<Partial<Record<VerificationName, [Typed, string]>>> = {
  adhaarauth: [{ uid: '999933119405', name: 'Asha Sample' }, 'document_id name gender dob address photo'],
  panauth: [{ pan: 'AAAPZ1234C' }, 'number name'],
  dlauthNew: [
    { dlNo: 'KA0320100000011', dob: '1990-01-15' },
    'image name fatherOrHusband address dob issueDate validity expDate',
  ],
  voterauth: [{ epicNo: 'ABC0000034' }, 'name relative dob gender age polStation address constituency'],
  nrega: [
    { jobCardNo: 'KN-01-002-003-004/55' },
    'family fatherOrHusband address regDate voterId category incomes',
  ],
  ebillauth: [{ consumerId: '1000000011', serviceProvider: 'BESCOM' }, 'address'],
  tbillauth: [{ phoneNo: '8000000011' }, 'name address category installationType'],
  lpgId: [{ input: '9000000011' }, 'lpgId'],
  lpgAuth: [{ lpgId: '10000000000000001' }, 'consumer distributor bank subsidy lastBooking totalRefill'],
  epfUan: [{ mobile: '9000000011' }, 'uan'],
  epfAuth: [{ uan: '100000000001' }, 'estName membershipId'],
  esic: [
    { insuranceNo: '5300000001' },
    'Name DOB Father_or_Husband Gender UHID AdhaarNO AdhaarStatus PhoneNO MaritialStatus PresentAddress PermanentAddress InsuranceNO Nominee_Name Nominee_AdhaarNO Relation_with_IP Nominee_Address RegistrationDate CurrentDateOfAppointment FirstDateOfAppointment DisabilityType DispensaryName Contribution_Details',
  ],
  formauth: [
    {
      certificateNo: 'ABCDEFG',
      tan: 'BLRS00001A',
      pan: 'AAAPZ1234C',
      fiscalYear: '2024-25',
      amount: '845000',
    },
    'certificateNo fiscalYear amount employee employer',
  ],
  itrAuth: [{ ackNo: '100000001150724', pan: 'AAAPZ1234C' }, 'status ackNo'],
  'vehicle-rc': [{ regNo: 'KA01AB0011' }, ''],
  fda: [{ licenceNo: 'KA-B31-20B-00011', state: 'Karnataka' }, 'name address'],
  fssai: [{ licenceNo: '11220302000011' }, 'FirmName Status LicNO LicType Address'],
  iec: [{ iecCode: 'AAAPZ1234C' }, 'Name Address No_of_branches PAN'],
  shops: [
    { shopRegNo: 'BLR/SE/2019/00011', state: 'Karnataka' },
    'owner_name fatherName entity_name registration_date valid_to commence_date valid_from category status total_workers nature_of_business address contact email website_url',
  ],
  udhyog: [
    { uan: 'UDYAM-KA-03-0000001' },
    'profile dateOfRegistration officialAddress branchDetails industry',
  ],
  icai: [{ membershipNo: '200011' }, 'name gender address COPStatus AssociateYear FellowYear Qualification'],
  icsi: [
    { membershipNo: 'A10011', memberName: 'Asha Sample' },
    'MembershipNumber BenevolentMember CP_Number Designation Organization Phone Mob Email City address',
  ],
  icwaif: [
    { firmNo: '000011' },
    'approvalDate FirmType FirmName Pin City reConDate Region Address deedDt State Contact mobile ldt Dist email MemberDetails',
  ],
  icwaim: [
    { membershipNo: '30011' },
    'Fname Mname SrName dob gender CrtEmployer MemshipDt EffectiveDt CancellationDt ValidUpDt Chapter MemCategory MemRegion Retired ProtFirmName FirmEftDt',
  ],
  'gst/auth': [
    { gstin: '29AAAPZ1234C1ZW' },
    // `cxdt` comes with a registration that was cancelled.
    'mbr cmpRt stj dty rgdt ctb sts gstin lgnm ctj pradr nba',
  ],
  'gst/identity': [
    { pan: 'AAAPZ1234C', state: 'Karnataka' },
    'registrationName emailId applicationStatus mobNum pan gstinRefId regType gstinId tinNumber',
  ],
  st: [{ stNo: 'AAAPZ1234CST001' }, ''],
  vat: [{ vatNo: '29000000011V' }, ''],
  matchName: [{ name1: 'Asha Sample', name2: 'ASHA  SAMPLE' }, ''],
  matchPan: [{ pan: 'AAAPZ1234C' }, ''],
};

/** Documents that are read from a picture or a PDF, and the members that their cards read. */
const read: Readonly<Partial<Record<VerificationName, [string, string, string]>>> = {
  panocr: ['pan', 'pan-2018', 'number name fatherName dob'],
  passportocr: [
    'passport',
    'passport',
    'num name lastName dob doe gender type countryCode nationality placeOfBirth placeOfIssue',
  ],
  voterOcr: ['epic', 'voter-2021', 'name relative'],
  formocr: ['form16', 'form-16', 'certificateNo assessmentYear fiscalYear amount taxPaid employee employer'],
  itrOcr: ['itr', 'itr-v-2023', 'status assessmentYear filingDate ackNo formNo payee'],
};

const membersIn = (answered: Answered, names: string) => has(answered, ...names.split(' ').filter(Boolean));

/** C §7, "Verification posts": each is answered with the record that its card reads; the body holds the admin id. */
export async function verifications({ asha, owner, id, adminId }: Stage): Promise<void> {
  for (const [name, [typed, members]] of Object.entries(asked)) {
    const answered = await owner.call(`POST /kyc/${name}`, {
      body: { ...typed, applicantId: id, adminId },
    });
    membersIn(answered, members);
    if (name.startsWith('match'))
      assert.deepEqual([matchOf(answered).code, matchOf(answered).message], [1, 'Profile Name Match']);
  }
  const person = demoPersonCalled('asha') as InventedPerson;
  const give = async ([name, [docType, specimen, members]]: [string, [string, string, string]]) => {
    const bytes = await specimenCalled(specimen)?.make(person);
    assert.ok(bytes, `there is a specimen ${specimen}`);
    const uploaded = await asha.call('POST /users/upload/{applicantId}/{docType}', {
      at: { applicantId: id, docType },
      body: { file: new SentFile(bytes, 'document', 'application/octet-stream') },
    });
    const { fileId } = has(uploaded, 'fileId');
    membersIn(await asha.call(`POST /kyc/${name}`, { body: { file: fileId, applicantId: id } }), members);
  };
  await Promise.all(Object.entries(read).map(give));
}

const matchOf = ({ result }: Answered) => result as { code: number; message: string };
