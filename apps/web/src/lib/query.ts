import { QueryClient } from '@tanstack/react-query';
import { CallFailure } from './failure.ts';
import { onLeave } from './leaving.ts';

/** Only silence is worth a second try at once; what the server said in words stays said. */
const isWorthRetry = (count: number, thrown: unknown) =>
  count < 2 && thrown instanceof CallFailure && !thrown.answered;

/** What the screens have read from the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: isWorthRetry, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

onLeave(() => queryClient.clear());
