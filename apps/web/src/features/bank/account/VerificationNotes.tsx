import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import classes from './Account.module.css';
import type { Proof } from './facts.ts';
import { statementSentence } from './statement-words.ts';

/** Differences shown before one asks for all. */
const few = 5;

interface Props {
  proof: Proof;
  rows: number;
  /** Goes to a row of the table. */
  onShow: (row: number) => void;
}

/** Whether the statement adds up, and each place where it does not, with its row. */
export function VerificationNotes({ proof, rows, onShow }: Props) {
  const [all, setAll] = useState(false);
  const { balanced, rowsVerified, differences } = proof;
  const shown = all ? differences : differences.slice(0, few);
  return (
    <div className={classes.proof}>
      <p className={classes.proofLine} data-good={balanced || undefined}>
        <Icon name={balanced ? 'check' : 'cross'} size={18} />
        <span>
          <strong>{balanced ? m.account_verification_ok() : m.account_verification_bad()}</strong>{' '}
          {m.account_verification_rows({ proved: rowsVerified, rows })}
        </span>
      </p>
      {differences.length > 0 ? (
        <>
          <h3 className={classes.subtitle}>{m.account_differences()}</h3>
          <ul className={classes.differences}>
            {shown.map(({ kind, row, sentence }) => (
              <li key={`${kind} ${row} ${sentence}`}>
                <span>{statementSentence(sentence)}</span>
                {row === null ? null : (
                  <button type="button" className="link" onClick={() => onShow(row)}>
                    {m.account_differences_show({ row: row + 1 })}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {shown.length < differences.length ? (
            <div>
              <Button variant="default" onClick={() => setAll(true)}>
                {m.account_differences_more({ count: differences.length })}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
