import { useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { comesInAnotherLanguage } from './lib/language.ts';
import { WhileLoading } from './lib/on-demand.tsx';
import { useSite } from './lib/site.ts';
import { routes } from './routes.tsx';
import { ErrorWall } from './ui/ErrorWall.tsx';
import { PageLoading } from './ui/PageLoading.tsx';
import { SnackbarHost } from './ui/SnackbarHost.tsx';
import { wearAccent } from './ui/wear-accent.ts';

/** The whole of the screens: the first line of the route table that fits the address. */
export function App() {
  const { accent } = useSite();
  const [path] = useLocation();
  const elsewhere = comesInAnotherLanguage(path);
  useEffect(() => wearAccent(accent), [accent]);
  useEffect(() => {
    if (elsewhere) window.location.reload();
  }, [elsewhere]);
  return (
    <ErrorWall>
      {elsewhere ? (
        <PageLoading />
      ) : (
        <WhileLoading fallback={<PageLoading />}>
          <Switch>
            {routes.map(({ id, path, Page }) => (
              <Route key={id} {...(path === '*' ? {} : { path })}>
                <Page />
              </Route>
            ))}
          </Switch>
        </WhileLoading>
      )}
      <SnackbarHost />
    </ErrorWall>
  );
}
