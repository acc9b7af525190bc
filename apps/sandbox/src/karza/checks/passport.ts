import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { passportFileNumber, passportNumber } from '@pramaan/documents/identifiers/passport.ts';
import { type Asked, check, may, must } from '../check.ts';
import { daySlashes, nameForm, yesNo } from '../forms.ts';
import { documented } from '../published.ts';
import { dayOf, nameIn, upper } from '../wording.ts';

const dispatched = '15/01/2023';

/** Matches are null for what was not asked; the name is compared whole. */
function answer(person: Person, asked: Asked) {
  const number = exampleOf(passportNumber, person);
  const matches = asked.name === undefined ? null : upper(asked.name) === nameIn(person);
  return {
    passportNumber: {
      passportNumberFromSource: number,
      passportNumberMatch: asked.passportNo === undefined ? null : asked.passportNo === number,
    },
    applicationDate: '02/01/2023',
    typeOfApplication: 'Normal',
    dateOfIssue: {
      dispatchedOnFromSource: dispatched,
      dateOfIssueMatch: asked.doi === undefined ? null : asked.doi === dispatched,
    },
    name: {
      nameScore: matches === null ? null : matches ? 1 : 0.2,
      nameMatch: matches,
      surnameFromPassport: upper(person.lastName),
      nameFromPassport: upper(person.firstName),
    },
    ...(asked.passportStatus === 'Y'
      ? { status: `Passport ${number} has been dispatched on ${dispatched} via Speed Post` }
      : {}),
  };
}

export const passport = check({
  path: '/v3/passport-verification',
  title: 'Passport',
  source: documented,
  request: {
    fileNo: must(/^(?!0+$)[A-Za-z0-9]{3,20}$/),
    dob: must(daySlashes),
    passportNo: may(/^(?!0+$)[A-Za-z0-9]{3,20}$/),
    doi: may(daySlashes),
    name: may(nameForm),
    passportStatus: may(yesNo),
  },
  by: { member: 'fileNo', kind: passportFileNumber, also: { dob: (person) => dayOf(person, '/') } },
  answer,
  instead: { 'says-no': { 'passportNumber.passportNumberMatch': false } },
  least: ['passportNumberFromSource', 'nameFromPassport', 'surnameFromPassport'],
});
