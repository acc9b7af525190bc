import { Paper, Skeleton, Stack } from '@mantine/core';
import { t } from '../lib/catalogue.ts';

const widths = ['82%', '64%', '74%', '58%', '70%', '52%'];

/** The place of a card that is on its way. */
export function CardSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Paper p="md" role="status" aria-label={t('shell.loading')}>
      <Stack gap="sm">
        <Skeleton height={20} width="40%" />
        {widths.slice(0, lines).map((width) => (
          <Skeleton key={width} height={14} width={width} />
        ))}
      </Stack>
    </Paper>
  );
}

/** The place of a list that is on its way. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Paper p="md" role="status" aria-label={t('shell.loading')}>
      <Stack gap="md">
        {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
          <Skeleton key={row} height={28} />
        ))}
      </Stack>
    </Paper>
  );
}
