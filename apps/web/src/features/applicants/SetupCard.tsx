import { getSetup } from '@pramaan/contract/calls/settings.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { type Message, m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { send } from '../../lib/client.ts';
import { useSession } from '../../lib/session.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './SetupCard.module.css';

type Step = ResultOf<typeof getSetup>['steps'][number];

const steps: Readonly<Record<Step['step'], { title: Message; why: Message; href: string }>> = {
  grievance: { title: m.setup_grievance, why: m.setup_grievance_why, href: '/admin/settings' },
  colleague: { title: m.setup_colleague, why: m.setup_colleague_why, href: '/admin/team' },
  products: { title: m.setup_products, why: m.setup_products_why, href: '/admin/settings/products' },
  policy: { title: m.setup_policy, why: m.setup_policy_why, href: '/admin/settings/policy' },
  logo: { title: m.setup_logo, why: m.setup_logo_why, href: '/admin/settings' },
  applicant: { title: m.setup_applicant, why: m.setup_applicant_why, href: '/admin/import' },
};

function StepLine({ step: { step, done, needed } }: { step: Step }) {
  const { title, why, href } = steps[step];
  return (
    <li data-done={done}>
      <span className={classes.mark}>
        <Icon name={done ? 'check' : 'dot'} size={18} />
      </span>
      <div>
        {done ? <span>{title()}</span> : <Link href={href}>{title()}</Link>}
        {done ? <span className="visually-hidden">{m.setup_done()}</span> : null}
        {done ? null : <p>{why()}</p>}
      </div>
      {needed && !done ? <StatusBadge tone="doubt">{m.setup_needed()}</StatusBadge> : null}
    </li>
  );
}

/**
 * What a new lender sets up, for those who may. It goes by itself: once there is an applicant, as soon as what is needed is done.
 */
export function SetupCard() {
  const { who } = useSession();
  const { data } = useQuery({
    enabled: accessScopeOf('settings', who.roleId as Role) !== undefined,
    queryKey: ['setup'],
    queryFn: async ({ signal }) => (await send(getSetup, { signal })).result,
  });
  const left = (data?.steps ?? []).filter(({ done }) => !done);
  if (!data || !left.some(({ step, needed }) => needed || step === 'applicant')) return null;
  const all = data.steps.length;
  return (
    <div className={classes.setup}>
      <Card
        title={m.setup_title({ lender: who.lender })}
        text={m.setup_text({ done: all - left.length, all })}
      >
        <ul className={classes.steps}>
          {data.steps.map((step) => (
            <StepLine key={step.step} step={step} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
