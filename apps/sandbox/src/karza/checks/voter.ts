import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { check, must } from '../check.ts';
import { clients } from '../published.ts';
import { dayOf, fatherIn, nameIn } from '../wording.ts';

/** The electoral roll names a polling station and no police station. */
export const voter = check({
  path: '/v2/voter',
  title: 'Voter ID',
  source: clients,
  request: { epic_no: must(/^(?=.*\d)[A-Z0-9/]{6,20}$/) },
  by: { member: 'epic_no', kind: epicNumber },
  answer: (person) => ({
    ps_lat_long: '12.9606,77.6408',
    rln_name: fatherIn(person),
    rln_name_v1: '',
    rln_name_v2: '',
    rln_name_v3: '',
    rln_type: 'F',
    part_no: '123',
    part_name: person.address.locality,
    section_no: '4',
    id: 'S101620123040456',
    name: nameIn(person),
    name_v1: '',
    name_v2: '',
    name_v3: '',
    district: person.address.district,
    last_update: '06-10-2024',
    state: person.address.state,
    st_code: 'S10',
    ac_no: '162',
    ac_name: person.address.locality,
    pc_name: `${person.address.city} Central`,
    ps_name: `Government School, ${person.address.locality}`,
    slno_inpart: '456',
    house_no: person.address.house,
    dob: dayOf(person),
    gender: person.gender,
    age: 2025 - Number(person.dob.slice(0, 4)),
    epic_no: exampleOf(epicNumber, person),
  }),
  least: ['name', 'epic_no', 'state'],
});
