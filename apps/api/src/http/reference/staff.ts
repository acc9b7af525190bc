import type * as passkeyCalls from '@pramaan/contract/calls/passkeys.ts';
import type * as factorCalls from '@pramaan/contract/calls/second-factor.ts';
import type * as settingsCalls from '@pramaan/contract/calls/settings.ts';
import type * as ssoCalls from '@pramaan/contract/calls/sso.ts';
import type * as teamCalls from '@pramaan/contract/calls/team.ts';
import type { Reference } from './entry.ts';

const passkey = {
  _id: 'Id of the passkey (UUID). After a login: id of the person.',
  name: 'Name of the passkey.',
  passkey: 'Id of the passkey (UUID).',
  id: 'Credential id (base64url).',
  type: 'Always `public-key`.',
  signature: 'As the browser returned it (base64url).',
  status: '1: the login is enabled. 0: it is disabled.',
};

export const passkeys: Reference<typeof passkeyCalls> = {
  listPasskeys: { description: 'Lists the caller’s passkeys.', fields: passkey },
  beginPasskey: {
    description:
      'Starts the registration of a passkey (WebAuthn). Returns the options for `navigator.credentials.create`. The password is required. A person can have 20 passkeys.',
    fields: passkey,
  },
  addPasskey: {
    description:
      'Completes the registration of a passkey. If it is the person’s first second factor, recovery codes are returned once.',
    fields: passkey,
  },
  renamePasskey: { description: 'Renames a passkey.', fields: passkey },
  removePasskey: { description: 'Removes a passkey. The password is required.', fields: passkey },
  beginPasskeyLogin: {
    description: 'Starts a login with a passkey. Returns the options for `navigator.credentials.get`.',
    fields: passkey,
  },
  logInByPasskey: {
    description: 'Logs in with a passkey and opens a session. No password or second factor is needed.',
    fields: passkey,
  },
};

const factor = { code: 'Six digits of the authenticator app, or a recovery code.' };

export const secondFactor: Reference<typeof factorCalls> = {
  getSecondFactor: {
    description:
      'Returns whether the caller has a second factor, whether the role requires one, and how many recovery codes are left.',
  },
  beginFactor: {
    description:
      'Starts setting up an authenticator app (TOTP, RFC 6238). The second factor is not active until its first code is confirmed.',
    fields: {
      secret: 'Secret in base32, to be typed where no code can be scanned.',
      qr: 'The QR code as a data URL.',
      uri: '`otpauth://` address in the QR code.',
    },
  },
  confirmFactor: {
    description:
      'Confirms the authenticator app with its first code and activates the second factor. The recovery codes are returned once.',
    fields: factor,
  },
  renewRecovery: {
    description: 'Creates new recovery codes and returns them once. The earlier ones stop working.',
    fields: factor,
  },
  removeFactor: {
    description: 'Removes the caller’s second factor. The password and a code are required.',
    fields: factor,
  },
  resetMemberFactor: {
    description:
      'Removes the second factor of a team member who lost phone and recovery codes. All sessions of the member end.',
  },
};

const lender = {
  name: 'Name of the lender.',
  code: 'Code of the lender.',
  title: 'Title of the document, service or vendor.',
  vendors: 'Services of which the lender chooses the vendors.',
  order: 'Every connected vendor of the service. The first that is on is asked first.',
  vendor: 'Name of the vendor.',
  on: 'The vendor is used.',
  checks: 'How many checks the vendor has; `null` for a service without checks.',
  budget:
    'Rupees a month for the checks of this vendor. After that the other vendors are asked first. `null`: no budget.',
  spent: 'Paise that the vendor’s checks cost in this month; `null` for a service without checks.',
  paise: 'Price of one check in paise; `null` if none is set.',
};

export const settings: Reference<typeof settingsCalls> = {
  getSetup: {
    description:
      'Returns what the lender has set up: the grievance officer, a second person who may decide, loan products, a lending policy, a logo, a first applicant.',
    fields: {
      steps: 'Each step, in the order in which to take them.',
      step: 'grievance, colleague, products, policy, logo or applicant.',
      done: 'It is set up.',
      needed: 'Without it no offer can be made, or no large loan decided.',
    },
  },
  getSettings: {
    description:
      'Returns the lender’s settings: branding, contact texts, consent style, limits, prices, the connected services, and the vendors that the lender uses.',
    fields: lender,
  },
  changeSettings: {
    description:
      'Changes the lender’s settings. Members that are left out stay as they are. Each change is written to the audit log.',
    fields: {
      ...lender,
      vendors: 'The vendors of one service: every connected one, in the order in which they are asked.',
      price: 'Price of one check.',
      endpoint: 'Check, by its path under `/kyc`.',
      paise: 'Price in paise, 0 to 10,000,000; `null` removes it.',
    },
  },
  putLogo: {
    description: 'Sets the lender’s logo (PNG, JPEG or WebP). It is re-encoded as PNG.',
    fields: lender,
  },
  removeLogo: { description: 'Removes the lender’s logo.', fields: lender },
};

const provider = {
  title: 'Text of the login button.',
  url: 'Page of the provider, to which the browser goes.',
  state: 'State from the provider’s redirect.',
  code: 'Authorization code from the provider’s redirect.',
  issuer: 'Issuer URL of the OpenID provider; blank if none is connected.',
  clientId: 'Client id at the provider.',
  clientSecret: 'Client secret at the provider, at most 500 characters. It is not shown again.',
  status: '1: the login is enabled. 0: it is disabled.',
  on: 'Login through the lender’s OpenID provider is offered.',
};

export const sso: Reference<typeof ssoCalls> = {
  getSsoOffer: {
    description:
      'Returns whether the lender’s team logs in through an OpenID provider, and the text of the button.',
    fields: provider,
  },
  beginSso: {
    description:
      'Starts a login through the lender’s OpenID provider (authorization code flow with PKCE). The browser goes to `url`.',
    fields: provider,
  },
  finishSso: {
    description:
      'Completes a login through the lender’s OpenID provider and opens a session. Works only in the browser that started it.',
    fields: provider,
  },
  getSso: {
    description: 'Returns the lender’s OpenID provider and the redirect URL to register there.',
    fields: provider,
  },
  putSso: {
    description:
      'Sets the lender’s OpenID provider. Its configuration is fetched first; a provider that does not respond is not stored.',
    fields: provider,
  },
  removeSso: {
    description: 'Removes the lender’s OpenID provider. The team logs in with passwords or passkeys.',
    fields: provider,
  },
};

const member = {
  _id: 'Id of the team member (UUID).',
  name: 'Name of the team member.',
  roleId: 'Role: 2 administrator, 3 manager, 4 verifier, 5 agent. 1 is the owner.',
  status: '1: enabled. 0: disabled.',
  state: 'active, invited (no password chosen yet) or disabled.',
  mobileNo: 'Mobile number. Masked in replies.',
  email: 'E-mail address. Masked in replies.',
  branch: 'Id of the team member’s branch; `null` for none. Applications that they bring belong to it.',
  agentCode: 'The lender’s own code of the person, as a DSA has. Blank for none.',
  products: 'Codes of the loan products whose applications this verifier gets before others. Empty for any.',
  sessions: 'Number of open sessions.',
  token: 'Token of the invitation link.',
  lender: 'Name of the lender.',
};
const session = {
  _id: 'Id of the session (UUID).',
  session: 'Id of the session (UUID).',
  since: 'When the session was opened (ISO 8601).',
  expiresAt: 'When the session ends at the latest (ISO 8601).',
};

export const team: Reference<typeof teamCalls> = {
  listTeam: { description: 'Lists the lender’s team members.', fields: member },
  inviteMember: {
    description:
      'Invites a person to the team. A link to choose a password is sent by SMS or e-mail; it is valid for 72 hours and works once. Either a mobile number or an e-mail address is required.',
    fields: member,
  },
  inviteAgain: { description: 'Resends an invitation. The earlier link stops working.', fields: member },
  changeMember: {
    description:
      'Changes the name, role, status, branch or agent code of a team member. Disabling a member or changing the role ends all sessions of the member.',
    fields: member,
  },
  openInvitation: { description: 'Returns who is invited by an invitation link.', fields: member },
  acceptInvitation: {
    description: 'Accepts an invitation and sets the first password. The link stops working.',
    fields: {
      ...member,
      password: 'Password: at least 10 characters, no common word, no name of the person.',
    },
  },
  listOwnSessions: { description: 'Lists the caller’s open sessions.', fields: session },
  endOwnSession: { description: 'Ends one of the caller’s own sessions.', fields: session },
  endOtherOwnSessions: {
    description: 'Ends all of the caller’s sessions except this one. Returns how many ended.',
  },
  listMemberSessions: { description: 'Lists the open sessions of a team member.', fields: session },
  endMemberSessions: { description: 'Ends all sessions of a team member. Returns how many ended.' },
  endMemberSession: { description: 'Ends one session of a team member.', fields: session },
};
