import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
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
        ask: m.esign_remove(),
        sure: m.esign_remove_sure(),
        yes: m.esign_remove_yes(),
        no: m.esign_remove_no(),
      }}
      onYes={remove}
    />
  );
}
