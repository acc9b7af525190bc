import type * as calls from '@pramaan/contract/calls/consent.ts';
import type { Reference } from './entry.ts';

const linkFields = {
  _id: 'Id of the consent link (UUID).',
  name: 'Name of the person.',
  appId: 'Applicant id (UUID), as it stands in the link.',
  link: 'The consent link, as the person received it.',
  type: 'What the link verifies: `mobile`, `personal` (e-mail) or `business` (e-mail).',
  kind: 'What was verified: `mobile`, `personal` or `business`.',
  role: 'Accepted for compatibility and ignored.',
  mobNo: 'Accepted for compatibility; the code goes to the number that the link belongs to.',
  verified: 'The contact has been verified.',
  email: 'E-mail address that the link belongs to.',
};
const purposeNote = '`verification`, `bureau` (credit bureau) or `bank` (bank data)';

export const consent: Reference<typeof calls> = {
  createConsentLink: {
    description:
      'Creates a consent link and sends it to the applicant by SMS or e-mail. The link is valid for 72 hours and works once.',
    fields: {
      ...linkFields,
      link: 'Request: accepted for compatibility and ignored. Reply: the link that was sent.',
      email: 'E-mail address to send the link to; required for `personal` and `business`.',
    },
  },
  listConsentLinks: {
    description: 'Lists the consent links sent to an applicant with the state of each, newest first.',
    fields: {
      ...linkFields,
      state: 'State of the link.',
      delivery:
        'Delivery of its message: `queued`, `sent` (the gateway took it), `delivered`, `failed` or `unknown`.',
      deliveryReason: 'Why the gateway did not deliver it; blank otherwise.',
    },
  },
  listUndeliveredMessages: {
    description:
      'Lists codes, links and other messages of the last 30 days that did not reach the applicant, newest first. It never returns their text.',
    fields: {
      _id: 'Id of the message (UUID).',
      channel: '`sms` or `email`.',
      about: 'What the message was for.',
      sentTo: 'Address, masked.',
      at: 'When the gateway reported it or, without a report, when the message was queued (ISO 8601).',
      gateway: 'SMS gateway that reported it; blank without a report.',
      reason: 'The gateway’s reason; blank when it gave none.',
    },
  },
  listSentMessages: {
    description:
      'Lists the messages of the last 90 days to the applicant’s mobile number and e-mail address, newest first, at most 100. It never returns their text.',
    fields: {
      _id: 'Id of the message (UUID).',
      channel: '`sms` or `email`.',
      about: 'What the message was for.',
      state:
        '`queued`: not sent yet. `sent`: a gateway took it. `delivered`: the gateway reported that it arrived. `failed`: it was not sent or did not arrive.',
      sentTo: 'Address, masked.',
      at: 'When its state last changed (ISO 8601).',
      text: 'Which text it was; `null` for a message from before texts had versions.',
      language: 'Language of the text.',
      version: 'Version of the lender’s own words; 0 for the default text.',
      gateway: 'SMS gateway that took it; blank for an e-mail.',
      reason: 'The gateway’s reason for a failure; blank when it gave none.',
    },
  },
  revokeConsentLink: {
    description: 'Revokes a consent link. It stops working immediately.',
    fields: { link: 'Id of the consent link (UUID).' },
  },
  verifyConsentLink: {
    description:
      'Opens a consent link: returns who asks, for what, and what the link verifies. The headers `role` and `appkey` are accepted for compatibility and ignored.',
    fields: { ...linkFields, qr: 'The link as a QR code (SVG), for continuing on a phone.' },
  },
  sendConsentOtp: {
    description:
      'Sends a six-digit code to the mobile number of a consent link. The code is valid for 10 minutes and can be requested again after `resendAfter` seconds.',
    fields: linkFields,
  },
  verifyConsentOtp: {
    description:
      'Verifies the code that was sent to the mobile number of a consent link. A code can be entered wrongly five times from one address.',
    fields: linkFields,
  },
  sendMailOtp: {
    description:
      'Sends a six-digit code to the e-mail address of a consent link. The code is valid for 10 minutes and can be requested again after `resendAfter` seconds.',
    fields: linkFields,
  },
  verifyMailReg: {
    description:
      'Verifies the code that was sent to the e-mail address of a consent link. A code can be entered wrongly five times from one address.',
    fields: linkFields,
  },
  sendMailReg: {
    description:
      'Sends a link that verifies an applicant’s personal or business e-mail address. The link is valid for 72 hours. `POST /users/encryptedLink` does the same for all types.',
    fields: { ...linkFields, email: 'E-mail address to verify.' },
  },
  sendMailRegNew: {
    description:
      'Sends a link that verifies an applicant’s personal or business e-mail address. The link is valid for 72 hours.',
    fields: {
      ...linkFields,
      email: 'E-mail address to verify.',
      link: 'Accepted for compatibility and ignored.',
    },
  },
  submitConsent: {
    description:
      'Records the consent given on a link whose code was verified, and uses up the link. Returns the receipt number. With the lender’s itemised style, only the purposes sent are consented to.',
    fields: { ...linkFields, purposes: `Purposes that the person consents to: ${purposeNote}.` },
  },
  getMobileStatus: {
    description: 'Says whether a mobile number of an applicant has been verified, and when.',
    fields: { appId: 'Applicant id (UUID).', verified: linkFields.verified },
  },
  getEmailStatus: {
    description:
      'Says whether the personal or business e-mail address of an applicant has been verified, and when.',
    fields: {
      appId: 'Applicant id (UUID).',
      type: '`personal` or `business`.',
      verified: linkFields.verified,
    },
  },
  getStatus: {
    description:
      'Says whether a mobile number belongs to an applicant of this lender, and whether it has been verified.',
    fields: { verified: 'The mobile number has been verified.' },
  },
  listConsents: {
    description:
      'Lists the consents of an applicant by purpose, with the text that was agreed to, its version and the receipt, and who viewed the application.',
    fields: {
      purpose: `Purpose: ${purposeNote}.`,
      given: 'Consent is given at present.',
      version: 'Version of the consent text.',
      language: 'Language of the texts: `en`, `hi` or `mr`.',
      who: 'Who viewed the application; `null` for someone with a shared link.',
      line: 'Consent text, first line.',
      more: 'Consent text, explanation.',
    },
  },
  giveConsent: {
    description:
      'Records that the applicant consents to a purpose. Only the applicant can do this. Returns the receipt number.',
    fields: { purpose: `Purpose: ${purposeNote}.` },
  },
  withdrawConsent: {
    description:
      'Withdraws the applicant’s consent to a purpose. Only the applicant can do this. No further checks are made for it. Returns the receipt number.',
    fields: { purpose: `Purpose: ${purposeNote}.` },
  },
  translateText: {
    description: 'Translates a text into English. At most 5,000 characters; 300 calls an hour.',
    fields: { q: 'Text to translate, at most 5,000 characters.' },
  },
};
