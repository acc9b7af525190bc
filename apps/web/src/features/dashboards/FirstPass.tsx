import { m } from '@pramaan/messages';
import { Bars } from './Bars.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { shareOf } from './span.ts';
import { useFirstPass } from './use-figures.ts';

/** More than these are in the table alone. */
const drawn = 10;

/** Which documents are good at the first try, and which are not. */
export function FirstPass({ range }: { range: RangeFilter }) {
  const query = useFirstPass(range);
  const open = (which: string, state: 'given' | 'passed' | 'failed') =>
    drillDownAddress(range, { of: 'documents', which, state });
  return (
    <Figure
      title={m.dashboard_first()}
      text={m.dashboard_first_text()}
      empty={m.dashboard_first_empty()}
      name="first-try"
      query={query}
      keyOf={({ document }) => document}
      columns={[
        { label: m.dashboard_first_document(), text: ({ title }) => title },
        {
          label: m.dashboard_first_submitted(),
          number: true,
          text: ({ given }) => given,
          show: ({ document, given }) => <CountLink count={given} href={open(document, 'given')} />,
        },
        {
          label: m.dashboard_first_passed(),
          number: true,
          text: ({ passed }) => passed,
          show: ({ document, passed }) => <CountLink count={passed} href={open(document, 'passed')} />,
        },
        {
          label: m.dashboard_first_share(),
          number: true,
          text: ({ passed, given }) => `${shareOf(passed, given)}%`,
        },
        { label: m.dashboard_first_again(), number: true, text: ({ again }) => again },
      ]}
    >
      <Bars
        bars={(query.data ?? []).slice(0, drawn).map(({ document, title, given, passed }) => ({
          key: document,
          label: title,
          said: m.dashboard_first_said({ share: shareOf(passed, given), given }),
          parts: [{ share: passed / given, tone: 'first' }],
          href: open(document, passed < given ? 'failed' : 'given'),
        }))}
      />
    </Figure>
  );
}
