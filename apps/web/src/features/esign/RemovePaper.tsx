import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { TwoTaps } from '../../ui/TwoTaps.tsx';
import { esignLines } from './esign-lines.ts';
import { typeName } from './paper-in-hand.ts';
import { type Paper, papersChanged } from './queries.ts';

/** A paper that nobody has signed can be taken away: it was the wrong one. */
export function RemovePaper({ applicantId, paper }: { applicantId: string; paper: Paper }) {
  const queries = useQueryClient();
  const remove = async () => {
    try {
      await send(esignLines.removePaper, { params: { id: applicantId, paper: paper.paperId } });
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    await papersChanged(queries, applicantId);
  };
  return (
    <TwoTaps
      about={typeName(paper.type)}
      words={{
        ask: t('esign.remove'),
        sure: t('esign.remove.sure'),
        yes: t('esign.remove.yes'),
        no: t('esign.remove.no'),
      }}
      onYes={remove}
    />
  );
}
