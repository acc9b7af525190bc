import { enLater } from '../../catalogue/en-later.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { type LaterPlace, laterWords } from './later.ts';

learn(enLater);

interface Props {
  place: LaterPlace;
  back: { href: string; label: string };
}

/** The same within a shell: an area whose work is still to come. */
export function LaterArea({ place, back }: Props) {
  const words = laterWords(place);
  return (
    <>
      <PageHeading
        title={words.title}
        lead={words.text}
        aside={<StatusBadge tone="busy">{t('later.mark')}</StatusBadge>}
      />
      <div className="narrow">
        <Card title={t('later.meanwhile')} text={words.now}>
          <div>
            <Button href={back.href} variant="default">
              {back.label}
            </Button>
          </div>
        </Card>
      </div>
    </>
  );
}
