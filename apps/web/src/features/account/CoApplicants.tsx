import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { addCoApplicant, listCoApplicants } from '@pramaan/contract/calls/applicants.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { MobileField, readMobile } from '../../ui/MobileField.tsx';
import classes from './CoApplicants.module.css';

const blank = { name: '', mobileNo: '' };

/** Who applies together with this person, and a form to add one. */
export function CoApplicants({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const [person, setPerson] = useState(blank);
  const [faults, setFaults] = useState<Partial<typeof blank>>({});
  const cache = useQueryClient();
  const queryKey = ['co-applicants', id];
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await send(listCoApplicants, { params: { id }, signal })).result,
  });
  const blocked = () => {
    const number = readMobile(person.mobileNo);
    const named = addCoApplicant.body.shape.name.safeParse(person.name);
    const found = {
      ...(named.success ? {} : { name: named.error.issues[0]?.message ?? '' }),
      ...('fault' in number ? { mobileNo: number.fault } : {}),
    };
    setFaults(found);
    return Object.keys(found).length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await send(addCoApplicant, { params: { id }, body: person });
    showSnack(t('profile.co.added', { name: person.name.trim() }));
    setPerson(blank);
    setOpen(false);
    await cache.invalidateQueries({ queryKey });
  }, blocked);
  return (
    <Paper p="lg" component="section">
      <Title order={2}>{t('profile.co.title')}</Title>
      <Text c="dimmed" mt={4}>
        {t('profile.co.lead')}
      </Text>
      {list.error ? <FormNotice message={sentenceOf(list.error)} /> : null}
      {list.data && list.data.length === 0 ? <Text mt="sm">{t('profile.co.none')}</Text> : null}
      <ul className={classes.list}>
        {list.data?.map(({ _id, name, reference }) => (
          <li key={_id}>
            <strong>{name}</strong> <span>{reference}</span>
          </li>
        ))}
      </ul>
      {open ? (
        <form onSubmit={submit} noValidate>
          <Stack gap="md" mt="md">
            <TextInput
              name="co-name"
              label={t('profile.name')}
              maxLength={120}
              value={person.name}
              error={faults.name && <span role="alert">{faults.name}</span>}
              onChange={(event) => setPerson({ ...person, name: event.currentTarget.value })}
            />
            <MobileField
              value={person.mobileNo}
              fault={faults.mobileNo}
              hint=""
              onChange={(mobileNo) => setPerson({ ...person, mobileNo })}
            />
            <FormNotice message={failure} />
            <Button type="submit" loading={busy}>
              {t('profile.co.submit')}
            </Button>
          </Stack>
        </form>
      ) : (
        <Button variant="default" mt="md" onClick={() => setOpen(true)}>
          {t('profile.co.add')}
        </Button>
      )}
    </Paper>
  );
}
