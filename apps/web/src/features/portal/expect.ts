import { roles } from '@pramaan/contract/role-ids.ts';
import { areas } from '@pramaan/documents/menu.ts';
import { openSteps } from '@pramaan/documents/situation.ts';
import { expectCaseFile } from '../../documents/case-file.ts';
import { readDraft } from '../../documents/draft-store.ts';
import { draftOf } from '../../documents/use-draft.ts';
import { queryClient } from '../../lib/query.ts';
import { read, readRole } from '../../lib/storage.ts';
import { hasLiveToken } from '../../lib/token.ts';
import { areaAddress, portalAddress, summaryAddress } from './addresses.ts';

const withCaseFile = [summaryAddress, ...areas.map(areaAddress)];

/**
 * Asks for what the page of this address is sure to need while the server still says who is logged in: one after the other they
 * take twice as long on a slow network.
 */
export function expectPage(path: string): void {
  const applicantId = read('applicantId');
  const isHome = path === portalAddress;
  const needs = isHome || withCaseFile.some((address) => path === address || path.startsWith(`${address}/`));
  if (!applicantId || !needs || readRole() !== roles.applicant || !hasLiveToken()) return;
  void expectCaseFile(queryClient, applicantId);
  draftOf(applicantId);
  // Who has answered nothing on this device begins with the questions.
  if (isHome && openSteps({}, readDraft(window.localStorage)).includes('loan'))
    import('./start/StartQuestions.tsx').catch(() => undefined);
}
