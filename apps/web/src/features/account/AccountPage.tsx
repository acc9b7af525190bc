import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { roles } from '@pramaan/contract/roles.ts';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatWhen } from '../../lib/format.ts';
import { useSession } from '../../lib/session.tsx';
import { showSnack } from '../../lib/snackbar.ts';
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
    <Paper p="lg" component="section">
      <Title order={2} mb={4}>
        {t('account.session')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('account.session.until', { time: formatWhen(who.expiresAt) })}
      </Text>
      <Button variant="default" onClick={stay}>
        {t('account.session.extend')}
      </Button>
    </Paper>
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
      <Stack gap="lg" maw={480}>
        <ChangePassword />
        <ThisSession />
      </Stack>
    </>
  );
}
