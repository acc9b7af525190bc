import type * as calls from '@pramaan/contract/calls/branches.ts';
import type { Reference } from './entry.ts';

const branch = {
  _id: 'Id of the branch (UUID).',
  code: 'The lender’s code of the branch: 2 to 20 letters, digits and hyphens.',
  name: 'Name of the branch.',
  city: 'City of the branch.',
  pinPrefixes: 'First digits of the PIN codes that are its territory.',
  closed: 'Whether the branch is closed: nobody can choose it, and what belongs to it stays.',
};

export const branches: Reference<typeof calls> = {
  listBranches: { description: 'Lists the lender’s branches, open ones first.', fields: branch },
  saveBranch: {
    description:
      'Adds the branch with this code, or changes it. A complete application without a branch gets the one in whose territory the applicant lives; of several beginnings of the PIN code the longest counts.',
    fields: branch,
  },
};
