import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useSite } from './lib/site.ts';
import { routes } from './routes.tsx';
import { wearAccent } from './ui/accent.ts';
import { ErrorWall } from './ui/ErrorWall.tsx';
import { PageLoading } from './ui/PageLoading.tsx';
import { SnackbarHost } from './ui/SnackbarHost.tsx';

/** The whole of the screens: the first line of the route table that fits the address. */
export function App() {
  const { accent } = useSite();
  useEffect(() => wearAccent(accent), [accent]);
  return (
    <ErrorWall>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          {routes.map(({ id, path, Page }) => (
            <Route key={id} {...(path === '*' ? {} : { path })}>
              <Page />
            </Route>
          ))}
        </Switch>
      </Suspense>
      <SnackbarHost />
    </ErrorWall>
  );
}
