import { defineDocument, listOf, method, part, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { udyam, udyogAadhaarForm } from '../../identifiers/udyam.ts';

/**
 * Udyam registration, or Udyog Aadhaar before it (C §2 "Udyam Details"): two checks of the vendor, told apart by the form
 * of the number. The older registry answers the flat owner-and-entity part only, the newer one the nested parts only: a
 * card shows what came.
 */
export const udhyogAdhaar = defineDocument({
  id: 'udhyogAdhaar',
  group: 'business',
  area: 'business',
  title: 'Udyam registration',
  why: 'The registration shows your type of business. A small business can get better loan terms.',
  draft: { fields: { uan: 'uanNumber' }, details: 'uanDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'udhyog',
      source: 'registry',
      judged: {
        onlyKnown:
          'The register answers for an enterprise that it has; one that was cancelled has no answer.',
        identity: {
          unnamed: 'The newer register names the enterprise, not its owner.',
          address: [
            'officialAddress.flat',
            'officialAddress.road',
            'officialAddress.village',
            'officialAddress.city',
            'officialAddress.state',
            'officialAddress.pincode',
            'address',
          ],
        },
      },
      record: 'self',
      capture: { uan: field('Udyam or Udyog Aadhaar number', udyam) },
      result: record({
        profile: part(
          words(
            'name',
            'enterpriseType',
            'organizationType',
            'dateOfIncorporation',
            'dateOfCommencement',
            'socialCategory',
            'majorActivity',
          ),
        ),
        officialAddress: part(
          words(
            'flat',
            'premises',
            'block',
            'road',
            'village',
            'city',
            'district',
            'state',
            'pincode',
            'email',
            'mobile',
          ),
        ),
        branchDetails: listOf(
          words('name', 'premises', 'block', 'road', 'village', 'city', 'district', 'state', 'pincode'),
        ),
        industry: listOf(
          words(
            'industryCode',
            'industry',
            'subSectorCode',
            'subSector',
            'nicCode',
            'activityDescription',
            'activity',
          ),
        ),
        ...words(
          'dateOfRegistration',
          'OwnerName',
          'aadhar',
          'gender',
          'NameofEnterPrise',
          'Investment',
          'DateOFCommencement',
          'DistrictIndustryCentre',
          'NIC_Digit_Code',
          'address',
          'district',
          'state',
          'pin',
          'NumberofEmp',
          'EntType',
          'MajorActivity',
          'type_of_org',
          'email',
          'pan',
          'mobile',
          'social_category',
          'ifsc',
          'AccountNumber',
        ),
      }),
      card: {
        title: 'Udyam Details',
        blocks: [
          {
            heading: 'Profile',
            rows: [
              { label: 'Name', path: 'profile.name' },
              { label: 'Enterprise Type', path: 'profile.enterpriseType' },
              { label: 'Organization Type', path: 'profile.organizationType' },
              { label: 'Incorporation Date', path: 'profile.dateOfIncorporation', format: 'date' },
              { label: 'Commencement Date', path: 'profile.dateOfCommencement', format: 'date' },
              { label: 'Social Category', path: 'profile.socialCategory' },
              { label: 'Major Activity', path: 'profile.majorActivity' },
            ],
          },
          { rows: [{ label: 'Registration Date', path: 'dateOfRegistration', format: 'date' }] },
          {
            heading: 'Official Address',
            rows: [
              { label: 'Flat', path: 'officialAddress.flat' },
              { label: 'Premises', path: 'officialAddress.premises' },
              { label: 'Block', path: 'officialAddress.block' },
              { label: 'Road', path: 'officialAddress.road' },
              { label: 'Village', path: 'officialAddress.village' },
              { label: 'City', path: 'officialAddress.city' },
              { label: 'District', path: 'officialAddress.district' },
              { label: 'State', path: 'officialAddress.state' },
              { label: 'Pincode', path: 'officialAddress.pincode' },
              { label: 'Email', path: 'officialAddress.email' },
              { label: 'Mobile', path: 'officialAddress.mobile' },
            ],
          },
          {
            tables: [
              {
                title: 'Branch Details',
                list: 'branchDetails',
                numbered: 'Serial Number',
                columns: [
                  { label: 'Branch Name', path: 'name' },
                  { label: 'Premises', path: 'premises' },
                  { label: 'Block', path: 'block' },
                  { label: 'Road', path: 'road' },
                  { label: 'Village', path: 'village' },
                  { label: 'City', path: 'city' },
                  { label: 'District', path: 'district' },
                  { label: 'State', path: 'state' },
                  { label: 'Pincode', path: 'pincode' },
                ],
              },
            ],
          },
          {
            tables: [
              {
                title: 'Industry Classification',
                list: 'industry',
                numbered: 'Serial Number',
                columns: [
                  { label: 'Industry Code', path: 'industryCode' },
                  { label: 'Industry', path: 'industry' },
                  { label: 'Sub-Sector Code', path: 'subSectorCode' },
                  { label: 'Sub-Sector', path: 'subSector' },
                  { label: 'NIC Code', path: 'nicCode' },
                  { label: 'Activity Description', path: 'activityDescription' },
                  { label: 'Activity', path: 'activity' },
                ],
              },
            ],
          },
          {
            heading: 'Owner and Entity',
            rows: [
              { label: 'Owner Name', path: 'OwnerName' },
              { label: 'Aadhaar', path: 'aadhar', format: 'aadhaar' },
              { label: 'Gender', path: 'gender', format: 'gender' },
              { label: 'Registered Entity Name', path: 'NameofEnterPrise' },
              { label: "Owners' Investment", path: 'Investment', format: 'inr' },
              { label: 'Commencement Date', path: 'DateOFCommencement', format: 'date' },
              { label: 'District Industry Centre', path: 'DistrictIndustryCentre' },
              { label: 'NIC Activity Code', path: 'NIC_Digit_Code' },
              { label: 'Address', path: 'address' },
              { label: 'District', path: 'district' },
              { label: 'State', path: 'state' },
              { label: 'Pincode', path: 'pin' },
              { label: 'Number of Employees', path: 'NumberofEmp' },
              { label: 'Size of Organization', path: 'EntType' },
              { label: 'Nature of Business', path: 'MajorActivity' },
              { label: 'Constitution', path: 'type_of_org' },
              { label: 'Email', path: 'email' },
              { label: 'PAN', path: 'pan' },
              { label: 'Mobile', path: 'mobile' },
              { label: 'Social Category', path: 'social_category' },
              { label: 'IFSC', path: 'ifsc' },
              { label: 'Bank Account Number', path: 'AccountNumber', format: 'masked' },
            ],
          },
        ],
      },
      facts: {
        name: 'OwnerName',
        gender: 'gender',
        pan: 'pan',
        mobile: ['mobile', 'officialAddress.mobile'],
        email: ['email', 'officialAddress.email'],
        aadhaarLast4: 'aadhar',
      },
      vendor: {
        path: '/v3/udyam/auth',
        request: { udyamRegistrationNo: 'uan' },
        always: { isPDFRequired: 'N', getEnterpriseDetails: 'Y' },
        instead: {
          field: 'uan',
          form: udyogAadhaarForm,
          vendor: { path: '/v2/uam', request: { uan: 'uan' } },
        },
      },
    }),
  },
});
