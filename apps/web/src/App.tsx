import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { speak } from './lib/catalogue.ts';
import { useLanguage } from './lib/language.ts';
import { WhileLoading } from './lib/on-demand.tsx';
import { useSite } from './lib/site.ts';
import { routes } from './routes.tsx';
import { wearAccent } from './ui/accent.ts';
import { ErrorWall } from './ui/ErrorWall.tsx';
import { PageLoading } from './ui/PageLoading.tsx';
import { SnackbarHost } from './ui/SnackbarHost.tsx';

/** The whole of the screens: the first line of the route table that fits the address. */
export function App() {
  const { accent } = useSite();
  const language = useLanguage();
  // Before anything below is drawn, so that no sentence of another language is seen.
  speak(language);
  useEffect(() => wearAccent(accent), [accent]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ErrorWall>
      <WhileLoading fallback={<PageLoading />}>
        <Switch>
          {routes.map(({ id, path, Page }) => (
            <Route key={id} {...(path === '*' ? {} : { path })}>
              <Page />
            </Route>
          ))}
        </Switch>
      </WhileLoading>
      <SnackbarHost />
    </ErrorWall>
  );
}
