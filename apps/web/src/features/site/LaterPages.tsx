import { t } from '../../lib/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainPage } from '../../ui/PlainPage.tsx';
import { type LaterPlace, laterWords } from './later.ts';

/** A whole page whose work is still to come. It says so, and what to do meanwhile. */
function LaterPage({ place }: { place: LaterPlace }) {
  const words = laterWords(place);
  return (
    <PlainPage mark={t('later.mark')} title={words.title} text={words.text}>
      <p className="plain-meanwhile">
        <strong>{t('later.meanwhile')}</strong>
        {words.now}
      </p>
      <Button href="/" variant="default">
        {t('later.home')}
      </Button>
    </PlainPage>
  );
}

export const AddBankLater = () => <LaterPage place="addBank" />;
