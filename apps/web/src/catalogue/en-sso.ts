/** Single sign-on with the lender's identity provider. */
export const enSso = {
  'sso.failed': 'Login failed',
  'sso.back': 'Back to login',
  'sso.title': 'Single sign-on (OpenID Connect)',
  'sso.text':
    'Your team logs in with your identity provider. We recognise team members by the e-mail address of their invitation.',
  'sso.redirect': 'Register this redirect URL with your identity provider:',
  'sso.issuer': 'Issuer',
  'sso.issuer.hint': 'For example, https://login.example.com',
  'sso.client': 'Client ID',
  'sso.secret': 'Client secret',
  'sso.secret.hint': 'Stored encrypted and not shown again',
  'sso.button': 'Button text',
  'sso.save': 'Save',
  'sso.remove': 'Remove',
  'sso.remove.sure': 'Remove single sign-on? Team members then log in with their passwords.',
  'sso.remove.yes': 'Remove single sign-on',
  'sso.remove.no': 'Cancel',
} as const;
