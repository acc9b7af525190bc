import { m } from '@pramaan/messages';
import { useDeferredValue, useMemo, useState } from 'react';
import { checkName } from '../../../lib/evidence-words.ts';
import { CallFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { useBankAccount } from '../queries.ts';
import classes from './Account.module.css';
import { AccountFacts } from './AccountFacts.tsx';
import { AnalysisTables } from './AnalysisTables.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import type { WholeAccount } from './facts.ts';
import { Highlights } from './Highlights.tsx';
import { statementSentence } from './statement-words.ts';
import { type Selection, TransactionTable } from './TransactionTable.tsx';
import { VerificationNotes } from './VerificationNotes.tsx';

interface FoldedProps {
  title: string;
  /** Sentences in the language of the page. */
  lines: readonly string[];
  /** Said when there are none; without it nothing is drawn then. */
  none?: string;
}

/** Sentences for those who want to know more. */
function Folded({ title, lines, none }: FoldedProps) {
  if (lines.length === 0 && !none) return null;
  return (
    <details className={classes.more}>
      <summary>{title}</summary>
      {lines.length === 0 ? <p className={classes.quiet}>{none}</p> : null}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

const checkLine = ({ name, detail }: WholeAccount['checks'][number]) =>
  `${checkName(name)}: ${statementSentence(detail)}`;

/** What a whole account says; every figure and difference leads into the table at the end. */
function Whole({ applicantId, account }: { applicantId: string; account: WholeAccount }) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [target, setTarget] = useState<{ row: number } | null>(null);
  const { rows, proof, notes, checks, tamper, source } = account;
  // Its figures, chart and rows take as long to draw as all else: what stands above them is shown before.
  const below = useDeferredValue(account, null);
  const marked = useMemo(
    () => new Set(proof.differences.flatMap(({ row }) => (row === null ? [] : [row]))),
    [proof],
  );
  const select = (chosen: Selection) => {
    setTarget(null);
    setSelection({ ...chosen });
  };
  const show = (row: number) => {
    setSelection(null);
    setTarget({ row });
  };
  return (
    <>
      <div className={classes.card}>
        <AccountFacts head={account} named={false} />
        <Highlights highlights={account.highlights} />
        <VerificationNotes proof={proof} rows={rows.length} onShow={show} />
        {source === 'upload' ? (
          <Folded
            title={m.account_tamper()}
            lines={tamper.map(({ sentence }) => statementSentence(sentence))}
            none={m.account_tamper_none()}
          />
        ) : null}
        <Folded title={m.account_checks()} lines={checks.map(checkLine)} />
        <Folded title={m.account_notes()} lines={notes.map(statementSentence)} />
      </div>
      {below ? (
        <>
          <FigureTiles figures={below.analysis.figures} onSelect={select} />
          <BalanceChart balances={below.analysis.balances} />
          <AnalysisTables analysis={below.analysis} onSelect={select} />
          <TransactionTable
            rows={below.rows}
            selection={selection}
            onAll={() => setSelection(null)}
            marked={marked}
            target={target}
          />
        </>
      ) : (
        <CardSkeleton lines={6} />
      )}
      <ExportButtons applicantId={applicantId} account={account.accountId} />
    </>
  );
}

interface Props {
  applicantId: string;
  account: string;
}

/** One bank account with all that it says: for its holder, and for the lender. */
export function AccountView({ applicantId, account }: Props) {
  const found = useBankAccount(applicantId, account);
  if (found.isPending) return <CardSkeleton lines={6} />;
  if (!found.data) {
    const gone = found.error instanceof CallFailure && found.error.answered;
    return (
      <EmptyState icon="warn" title={gone ? m.account_gone() : m.account_failed()} text={found.error.message}>
        <Button onClick={() => void found.refetch()}>{m.shell_retry()}</Button>
      </EmptyState>
    );
  }
  const { bank, number } = found.data.account;
  return (
    <div className={classes.view}>
      <PageHeading title={bank} lead={number} />
      <Whole applicantId={applicantId} account={found.data} />
    </div>
  );
}
