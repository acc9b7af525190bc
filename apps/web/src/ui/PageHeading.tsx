import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/page-title.ts';
import classes from './PageHeading.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** At the right of the title on wide screens. */
  aside?: ReactNode;
}

/** The page's one h1; it also names the browser tab. */
export function PageHeading({ title, lead, aside }: Props) {
  usePageTitle(title);
  return (
    <div className={classes.heading}>
      <div>
        <Title order={1}>{title}</Title>
        {lead ? (
          <Text c="dimmed" mt={4} maw="70ch">
            {lead}
          </Text>
        ) : null}
      </div>
      {aside}
    </div>
  );
}
