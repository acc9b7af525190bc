import { businessName } from '@pramaan/documents/fixtures/people.ts';
import { udyam as udyamNumber } from '@pramaan/documents/identifiers/udyam.ts';
import { check, may, must } from '../check.ts';
import { yesNo } from '../forms.ts';
import { clients } from '../published.ts';

export const udyam = check({
  path: '/v3/udyam/auth',
  title: 'Udyam registration',
  source: clients,
  unconfirmed: 'the result',
  request: {
    udyamRegistrationNo: must(/^UDYAM(-I)?-[A-Z]{2}-\d{2}-\d{7}$/),
    isPDFRequired: may(yesNo),
    getEnterpriseDetails: may(yesNo),
  },
  by: { member: 'udyamRegistrationNo', kind: udyamNumber },
  answer: (person) => {
    const { locality, city, district, state, pincode } = person.address;
    const place = { village: locality, city, district, state, pincode };
    return {
      profile: {
        name: businessName(person, 'ENTERPRISES'),
        enterpriseType: 'Micro',
        organizationType: 'Proprietary',
        dateOfIncorporation: '01/04/2018',
        dateOfCommencement: '01/05/2018',
        socialCategory: 'General',
        majorActivity: 'Manufacturing',
      },
      dateOfRegistration: '10/07/2020',
      officialAddress: {
        flat: person.address.house,
        premises: 'Sample Complex',
        block: 'A',
        road: person.address.street,
        ...place,
        email: person.email,
        mobile: person.mobile,
      },
      branchDetails: [
        { name: 'Unit 1', premises: 'Shed 5', block: 'B', road: 'Industrial Area Road', ...place },
      ],
      industry: [
        {
          industryCode: '14',
          industry: 'Manufacture of wearing apparel',
          subSectorCode: '1410',
          subSector: 'Manufacture of wearing apparel, except fur apparel',
          nicCode: '14101',
          activityDescription: 'Manufacture of all types of textile garments',
          activity: 'Manufacturing',
        },
      ],
    };
  },
  least: ['name', 'dateOfRegistration', 'state'],
});
