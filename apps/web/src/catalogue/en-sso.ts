/** Logging in through the lender's own provider. */
export const enSso = {
  'sso.failed': 'The login did not work',
  'sso.back': 'Back to the login',
  'sso.title': 'The team’s own login (OpenID Connect)',
  'sso.text':
    'Your people log in where they log in for everything else. They are known by the e-mail address of their invitation.',
  'sso.redirect': 'Register this address at the provider:',
  'sso.issuer': 'Issuer',
  'sso.issuer.hint': 'Like https://login.example.com',
  'sso.client': 'Client id',
  'sso.secret': 'Client secret',
  'sso.secret.hint': 'Kept sealed, and never shown again',
  'sso.button': 'What the button says',
  'sso.save': 'Save',
  'sso.remove': 'Remove',
  'sso.remove.sure': 'Remove this login? People then log in with their passwords.',
  'sso.remove.yes': 'Yes, remove',
  'sso.remove.no': 'No',
} as const;
