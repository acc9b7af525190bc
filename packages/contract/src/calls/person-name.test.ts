import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerApplicant } from './access.ts';
import { addCoApplicant, putProfile } from './applicants.ts';
import { startApplication } from './start-application.ts';
import { inviteMember } from './team.ts';

const mobileNo = '9876543210';
/** Calls that take a person's name; messages carry it to other people. */
const takes = {
  registerApplicant: (name: string) => registerApplicant.body.safeParse({ mobileNo, name }),
  putProfile: (name: string) => putProfile.body.safeParse({ name }),
  addCoApplicant: (name: string) => addCoApplicant.body.safeParse({ mobileNo, name }),
  startApplication: (name: string) => startApplication.body.safeParse({ mobileNo, name }),
  inviteMember: (name: string) => inviteMember.body.safeParse({ name, roleId: 4, userName: 'a.new' }),
};
const faultOf = (take: keyof typeof takes, name: string) =>
  takes[take](name)
    .error?.issues.filter(({ path }) => path[0] === 'name')
    .map(({ message }) => message);

test('a name that holds a link, an address or HTML is refused wherever it may reach others', () => {
  for (const take of Object.keys(takes) as (keyof typeof takes)[])
    for (const name of [
      'Win at http://x.example',
      'www.x',
      'get bit.ly/4',
      'you won x.com',
      'a@b',
      '<b>Asha</b>',
    ])
      assert.deepEqual(
        faultOf(take, name),
        ['Enter the name without links and signs like < or @.'],
        `${take}: ${name}`,
      );
});

test('names as people have them are taken', () => {
  for (const take of Object.keys(takes) as (keyof typeof takes)[])
    for (const name of [
      ...[
        'Asha Sample',
        'S.K. Sharma',
        'Md.Iqbal',
        'आशा सैंपल',
        'D’Souza',
        "Mary-Ann O'Neil",
        'Ravi S/O Mohan',
      ],
      ...['K. In', 'Asha (Smt.)', 'Ravi 2nd', 'Rao, M. & Sons'],
    ])
      assert.equal(faultOf(take, name)?.length ?? 0, 0, `${take}: ${name}`);
});
