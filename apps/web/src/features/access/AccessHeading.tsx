import { Text, Title } from '@mantine/core';
import { usePageTitle } from '../../lib/page-title.ts';

/** The heading of a form that is a page of its own. */
export function AccessHeading({ title, lead }: { title: string; lead?: string }) {
  usePageTitle(title);
  return (
    <div>
      <Title order={1} fz="1.5rem">
        {title}
      </Title>
      {lead ? (
        <Text c="dimmed" mt={4}>
          {lead}
        </Text>
      ) : null}
    </div>
  );
}
