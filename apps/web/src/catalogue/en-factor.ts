/** The second factor: at the login, and under one's account. */
export const enFactor = {
  'factor.login.title': 'One more step',
  'factor.login.lead': 'Your login has a second factor.',
  'factor.code': 'Code',
  'factor.code.hint':
    'Six digits of your authenticator app, or a recovery code. A passkey does without: use its button below.',
  'factor.enter': 'Enter the code.',
  'factor.back': 'Back to the password',
  'factor.title': 'Authenticator app',
  'factor.off': 'Off. Whoever learns your password can log in as you.',
  'factor.on': 'On. Each login wants a code of your authenticator app. {left} recovery codes are left.',
  'factor.required': 'Your lender wants a second factor of your role. Set it up to go on.',
  'factor.required.again':
    'Log out, and log in again with your password and a code: then everything is here.',
  'factor.password': 'Your password',
  'factor.begin': 'Set it up',
  'factor.scan': 'Scan this with an authenticator app, then type the code that it shows.',
  'factor.scan.alt': 'QR code for an authenticator app',
  'factor.typed': 'Or type this key into the app:',
  'factor.confirm': 'Turn it on',
  'factor.recovery.title': 'Recovery codes',
  'factor.recovery.text':
    'Each of these logs you in once, should your phone be lost. Keep them where you keep valuables. They are not shown again.',
  'factor.recovery.copy': 'Copy them',
  'factor.recovery.copied': 'Copied.',
  'factor.recovery.done': 'I have kept them',
  'factor.renew': 'New recovery codes',
  'factor.remove': 'Turn it off',
  'factor.cancel': 'Cancel',
} as const;
