/** A message as the product hands it to the SMS gateway; for tests. */
export const goodSms = {
  method: 'SendMessage',
  send_to: '919000000011',
  msg: 'Your code is 123456.',
  msg_type: 'TEXT',
  userid: 'u',
  password: 'p',
  auth_scheme: 'plain',
  v: '1.1',
  format: 'json',
  mask: 'PRAMAN',
  principalEntityId: '1101000000000000001',
  dltTemplateId: '1107176000000000011',
};
