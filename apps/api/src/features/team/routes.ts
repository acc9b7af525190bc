import { resetMemberFactor } from '@pramaan/contract/calls/second-factor.ts';
import * as calls from '@pramaan/contract/calls/team.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { invitations } from './invitations.ts';
import { liveSessions } from './live-sessions.ts';
import { members } from './members.ts';

/** A lender's people: list, invite, change, and where they are logged in (product §4). */
export function teamRoutes(http: Http, outbox: Outbox): void {
  const team = members(http);
  const inviting = invitations(http, outbox);
  const sessions = liveSessions(http);

  serve(http, calls.listTeam, async (_, context) => ({ result: await team.list(who(context)) }));
  serve(http, calls.inviteMember, async ({ body }, context) => {
    const { name, roleId: role, userName, mobileNo: mobile = '', email = '' } = body;
    const id = await inviting.invite(
      who(context),
      { name, role, userName, mobile, email: email.toLowerCase() },
      context.actor,
    );
    return { result: await team.one(who(context), id), message: `The invitation to ${name} is on its way.` };
  });
  serve(http, calls.inviteAgain, async ({ params }, context) => {
    await inviting.again(who(context), params.member, context.actor);
    return { result: {}, message: 'A new invitation is on its way. The earlier link no longer works.' };
  });
  serve(http, calls.changeMember, async ({ params, body }, context) => {
    await team.change(who(context), params.member, body, context.actor);
    return { result: await team.one(who(context), params.member), message: 'Saved.' };
  });
  serve(http, resetMemberFactor, async ({ params }, context) => {
    await team.resetFactor(who(context), params.member, context.actor);
    return { result: {}, message: 'The second factor is off. The person is logged out everywhere.' };
  });
  serve(http, calls.openInvitation, async ({ body }, { actor }) => ({
    result: await inviting.open(body.token, actor),
  }));
  serve(http, calls.acceptInvitation, async ({ body }, { actor }) => ({
    result: await inviting.accept(body.token, body.password, actor),
    message: 'Your password is set. Log in with it.',
  }));

  serve(http, calls.listOwnSessions, async (_, context) => ({
    result: await sessions.list(who(context), who(context).id),
  }));
  serve(http, calls.endOwnSession, async ({ params }, context) => {
    await sessions.end(who(context), who(context).id, params.session, context.actor);
    return { result: {}, message: 'That session has ended.' };
  });
  serve(http, calls.endOtherOwnSessions, async (_, context) => ({
    result: await sessions.endAll(who(context), who(context).id, context.actor),
    message: 'You are logged out everywhere else.',
  }));
  serve(http, calls.listMemberSessions, async ({ params }, context) => ({
    result: await sessions.list(who(context), params.member),
  }));
  serve(http, calls.endMemberSession, async ({ params }, context) => {
    await sessions.end(who(context), params.member, params.session, context.actor);
    return { result: {}, message: 'That session has ended.' };
  });
  serve(http, calls.endMemberSessions, async ({ params }, context) => ({
    result: await sessions.endAll(who(context), params.member, context.actor),
    message: 'This person is logged out everywhere.',
  }));
}
