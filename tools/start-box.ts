import { resolve } from 'node:path';
import { people } from '@pramaan/documents/fixtures/people.ts';
import type { Config } from '../apps/api/src/config.ts';
import { type DemoLender, demoLenders, demoPassword } from '../apps/api/src/demo/lenders.ts';
import { outsideOf } from '../apps/api/src/providers/outside.ts';

type Line = readonly [label: string, text: string];

const firstName = (mobile: string) => people.find((person) => person.mobile === mobile)?.firstName ?? '';

const applicantsOf = ({ applicants, declined }: DemoLender) => [
  ...applicants.map((mobile) => `${mobile} ${firstName(mobile)}`),
  ...(declined ? [`${declined.mobile} ${declined.name.split(' ')[0]}`] : []),
];

function demoLines(site: string): Line[] {
  const logins = demoLenders.flatMap((lender): Line[] => {
    const owners = lender.staff.filter(({ role, mobile }) => role === 1 && mobile);
    const team = lender.staff.flatMap(({ userName, status }) => (userName && status === 1 ? [userName] : []));
    return [
      [lender.name, `owner ${owners.map(({ mobile }) => mobile).join(', ')} at ${site}/login-admin`],
      ['', `team ${team.join(', ')} at ${site}/login-team`],
      ['', `applicants ${applicantsOf(lender).join(', ')} at ${site}/login`],
    ];
  });
  return [
    ...logins,
    ['Password', `${demoPassword} for owners and teams; applicants get a one-time code in the inbox`],
  ];
}

/** A demo is made beside the sandbox's verification alone: its people would be asked about at a real vendor. */
const lenderLines = (config: Config): Line[] =>
  outsideOf(config).isSandbox('verification')
    ? demoLines(config.publicUrl)
    : [['Lenders', 'no demo is created beside a real verification vendor; npm run add-lender adds a lender']];

/** What `npm start` prints once the product is ready: addresses and logins. */
export function startBox(config: Config): string {
  const site = config.publicUrl;
  const inbox = config.sandbox?.replace('127.0.0.1', 'localhost');
  const data = config.databaseUrl ? 'PostgreSQL (DATABASE_URL); files in ' : '';
  const lines: Line[] = [
    ['Pramaan', site],
    ...(inbox ? ([['Inbox', `${inbox}/inbox (codes, SMS and e-mails)`]] as const) : []),
    ...(config.demo ? lenderLines(config) : []),
    ...(inbox
      ? ([['Sandbox', `${inbox} (plays outside services; nothing leaves this machine)`]] as const)
      : []),
    ['API docs', `${site}/api/docs`],
    ['Data', `${data}${resolve(config.dataDir)}`],
    ['', 'Press Ctrl-C to stop.'],
  ];
  const wide = Math.max(...lines.map(([label]) => label.length)) + 2;
  const texts = lines.map(([label, text]) => `${label.padEnd(wide)}${text}`);
  const rule = '─'.repeat(Math.max(...texts.map((text) => text.length)) + 2);
  return ['', `┌${rule}`, ...texts.map((text) => `│ ${text}`), `└${rule}`, ''].join('\n');
}
