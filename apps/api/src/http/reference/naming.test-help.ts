/** First words of titles: verbs in the imperative. */
const titleVerbs = new Set(
  (
    'Accept Add Approve Ask Assign Change Check Choose Clear Close Compare Complete Confirm Count Create Decide Deny Download ' +
    'End Exchange Export Extend Fetch Finish Get Give Invite Keep Leave Lift List Log Make Mark Match Open Preview Propose Publish Redeliver Refresh Refuse ' +
    'Register Remove Rename Reopen Report Request Resend Retire Reveal Reverse Revoke Save Search Send Set Sign Start Store Submit ' +
    'Translate Try Turn Update Update, Upload Use Verify Withdraw'
  ).split(' '),
);

/** First words of operation ids. */
const idVerbs = new Set(
  (
    'accept add answer approve ask assign begin cancel change check choose clear close confirm count create decide deny download end exchange exit export ' +
    'extend fetch finish get give invite judge lift list log make match open ping preview propose publish put read redeliver refresh refuse ' +
    'register remove rename renew reopen report request resend reset retire reveal review revoke save search send set settle share sign ' +
    'start submit translate try undo update upload verify withdraw'
  ).split(' '),
);

/** What is wrong with a title: none when it is short, has no full stop, and says what to do with what. */
export function titleFaults(title: string): string[] {
  const [verb = '', ...rest] = title.split(' ');
  if (!titleVerbs.has(verb)) return [`“${title}” does not begin with a verb of the list`];
  if (rest.length === 0 || title.length > 70 || /[.;?!]$/.test(title))
    return [`“${title}” is not a short imperative of at most 70 characters`];
  return [];
}

/** What is wrong with an operation id: none when it is camelCase and begins with a verb, followed by a noun. */
export function namingFaults(id: string): string[] {
  const [, verb = '', noun = ''] = /^([a-z]+)((?:[A-Z][a-z0-9]*)+)$/.exec(id) ?? [];
  return idVerbs.has(verb) && noun !== '' ? [] : [`${id} is not a verb and a noun in camelCase`];
}
