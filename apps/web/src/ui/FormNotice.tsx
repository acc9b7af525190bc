import { Alert } from '@mantine/core';

/** What went wrong with a whole form, above its button, said at once. */
export function FormNotice({ message }: { message: string | null }) {
  return message ? (
    <Alert color="red" variant="light" role="alert" c="var(--bad)" bg="var(--bad-soft)">
      {message}
    </Alert>
  ) : null;
}
