import { Button, Paper, Text } from '@mantine/core';
import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { type LaterPlace, laterWords } from './later.ts';

interface Props {
  place: LaterPlace;
  back: { href: string; label: string };
}

/** The same within a shell: an area whose work is still to come. */
export function LaterArea({ place, back }: Props) {
  const words = laterWords(place);
  return (
    <>
      <PageHeading
        title={words.title}
        lead={words.text}
        aside={<StatusBadge tone="busy">{t('later.mark')}</StatusBadge>}
      />
      <Paper p="lg" maw={640}>
        <Text fw={600}>{t('later.meanwhile')}</Text>
        <Text mb="md">{words.now}</Text>
        <Button component={Link} href={back.href} variant="default">
          {back.label}
        </Button>
      </Paper>
    </>
  );
}
