import { roles } from '@pramaan/contract/roles.ts';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatWhen } from '../../lib/format.ts';
import { sessionEnd, useSession } from '../../lib/session.tsx';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChangePassword } from './ChangePassword.tsx';

const roleNames: Readonly<Record<number, PlainKey>> = {
  [roles.owner]: 'account.role.1',
  [roles.admin]: 'account.role.2',
  [roles.manager]: 'account.role.3',
  [roles.verifier]: 'account.role.4',
  [roles.agent]: 'account.role.5',
  [roles.apiKey]: 'account.role.6',
  [roles.applicant]: 'account.role.11',
};

/** How long this session still holds, and a way to hold it longer. */
function ThisSession() {
  const { who, extend } = useSession();
  const stay = async () => {
    try {
      showSnack(t('account.session.extended', { time: formatWhen(await extend()) }));
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
  };
  return (
    <Card
      title={t('account.session')}
      text={t('account.session.until', { time: formatWhen(new Date(sessionEnd(who)).toISOString()) })}
    >
      <div>
        <Button variant="default" onClick={stay}>
          {t('account.session.extend')}
        </Button>
      </div>
    </Card>
  );
}

/** /admin/account: who is logged in, this session, the password. */
export function AccountPage() {
  const { who } = useSession();
  const role = t(roleNames[who.roleId] ?? 'account.role.6');
  return (
    <>
      <PageHeading
        title={t('account.title')}
        lead={`${t('account.who', { name: who.name })} · ${t('account.role', { role, lender: who.lender })}`}
      />
      <div className="stack narrow">
        <ChangePassword />
        <ThisSession />
      </div>
    </>
  );
}
