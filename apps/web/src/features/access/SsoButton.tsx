import { beginSso, getSsoOffer } from '@pramaan/contract/calls/sso.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Access.module.css';

/** The way through the lender's own provider, where there is one. */
export function SsoButton() {
  const offered = useQuery({
    queryKey: ['sso'],
    queryFn: async ({ signal }) => (await send(getSsoOffer, { signal })).result,
  });
  const { busy, run } = useAction();
  if (!offered.data?.on) return null;
  const go = () =>
    run('sso', async () => {
      window.location.assign((await send(beginSso, {})).result.url);
      return undefined;
    });
  return (
    <div className={classes.links}>
      <Button variant="default" fullWidth loading={busy === 'sso'} onClick={go}>
        {offered.data.title}
      </Button>
    </div>
  );
}
