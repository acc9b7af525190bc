import type * as calls from '@pramaan/contract/calls/locker.ts';
import type { Reference } from './entry.ts';

const locker = {
  name: 'Name of the person or the document.',
  account: 'The DigiLocker account.',
  token: 'Token of the DigiLocker session. It belongs to one applicant and one session.',
  code: 'Authorization code from DigiLocker’s redirect.',
  state: 'State from DigiLocker’s redirect. Left out: the session’s last sign-in.',
  clientId: 'Accepted for compatibility; the server uses its own.',
  clientSecret: 'Accepted for compatibility; the server uses its own.',
  redirectUri: 'Accepted for compatibility; the server uses its own.',
  appId: 'Applicant id (UUID).',
  uri: 'URI of the document in DigiLocker.',
  document: 'Document id; `null` for documents that are not used here.',
  type: 'Method of the document; `null` for documents that are not used here.',
  date: 'Day of issue, as DigiLocker states it.',
  issuer: 'Name of the issuer.',
  items: 'Documents in the locker.',
};
const stored = {
  ...locker,
  document: 'Document id.',
  type: 'Method of the document.',
  url: 'Where the file is downloaded; `PUT /applicants/{id}/{group}/{document}` takes it as `data`.',
};
const mobileFields = { mobile: 'Mobile number, ten digits.' };

export const digiLocker: Reference<typeof calls> = {
  startLockerSignIn: {
    description:
      'Starts a sign-in at DigiLocker. Returns the `url` at which the person signs in and shares documents. The applicant must have consented to verification.',
    fields: {
      ...locker,
      documents: 'Document ids to request, at most 20. Left out: all that are used here.',
      url: 'Page at DigiLocker.',
    },
  },
  endLockerSignIn: {
    description:
      'Completes a sign-in at DigiLocker with the parameters of the redirect. Returns a session token.',
    fields: locker,
  },
  getAccessToken: {
    description: 'Exchanges DigiLocker’s authorization code for a session token.',
    fields: locker,
  },
  exchangeLockerCode: {
    description:
      'Exchanges DigiLocker’s authorization code for a session token. The same as `/users/getAccessToken`.',
    fields: locker,
  },
  getDigidata: {
    description:
      'Exchanges DigiLocker’s authorization code for a session token, and returns the account and its documents.',
    fields: locker,
  },
  revokeToken: {
    description: 'Ends a DigiLocker session, at DigiLocker and here.',
    fields: { ...locker, auth: 'Accepted for compatibility and ignored.' },
  },
  getIssuedDoc: { description: 'Lists the issued documents of a DigiLocker account.', fields: locker },
  fetchLockerFile: {
    description: 'Fetches a document from DigiLocker, verifies it and stores the file.',
    fields: stored,
  },
  updateDigidata: {
    description:
      'Adds a document fetched from DigiLocker to the application. The record is read from the stored file on the server; `digidata` only names the file.',
    fields: {
      ...stored,
      digidata: 'URL of the fetched file, or an object with its `url` or `uri`.',
      url: 'URL of the fetched file.',
      index: 'Instance of a repeated document: 1 to 3.',
      accesspath: 'Place of the document in the tree, like `id.pan`.',
    },
  },
  registerDigilocker: {
    description: 'Opens a DigiLocker account for a mobile number; DigiLocker sends a six-digit code to it.',
    fields: {
      ...mobileFields,
      name: 'Name of the person, at most 120 characters.',
      gender: '`M`, `F` or `T`.',
      sent: 'The code was sent.',
    },
  },
  verifyDigiMob: {
    description: 'Verifies the mobile number of a new DigiLocker account with the code.',
    fields: mobileFields,
  },
  getLockerWidget: {
    description:
      'Returns the attributes for the tag of DigiLocker’s share widget. The client secret is not among them.',
    fields: { appId: 'Client id at DigiLocker.' },
  },
  fetchSharedLockerFile: {
    description:
      'Fetches the document that was shared through DigiLocker’s widget, verifies it and stores the file.',
    fields: { ...stored, link: 'Where the file is downloaded.' },
  },
  getLockerReading: {
    description: 'Returns what was read from a file fetched from DigiLocker.',
    fields: {
      ...stored,
      filename: 'Accepted for compatibility and ignored.',
      method: 'Method of the document.',
      file: 'Id of the file (UUID).',
    },
  },
};
