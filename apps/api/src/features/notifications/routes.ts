import * as calls from '@pramaan/contract/calls/notifications.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { notifications } from './notifications.ts';
import { ownSettings } from './own-settings.ts';

/** What a team member is told about cases, and what of it they want (decision 0115). */
export function notificationRoutes(http: Http): void {
  const told = notifications(http);
  const settings = ownSettings(http);

  serve(http, calls.listNotifications, async ({ query }, context) => ({
    result: await told.list(who(context), query),
  }));
  serve(http, calls.countUnreadNotifications, async (_, context) => ({
    result: { unread: await told.unread(who(context)) },
  }));
  serve(http, calls.readNotification, async ({ params }, context) => {
    await told.read(who(context), params.notification);
    return { result: {} };
  });
  serve(http, calls.readAllNotifications, async (_, context) => ({
    result: { marked: await told.readAll(who(context)) },
  }));

  serve(http, calls.getNotificationSettings, async (_, context) => ({
    result: await settings.read(who(context)),
  }));
  serve(http, calls.changeNotificationSettings, async ({ body }, context) => ({
    result: await settings.change(who(context), body, context.actor),
    message: 'Saved.',
  }));
}
