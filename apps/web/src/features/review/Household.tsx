import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { percentText } from '../../lib/rupees.ts';
import classes from './Assessment.module.css';
import { moneyText } from './assessment-messages.ts';
import type { Review } from './use-review.ts';

/** The people who apply together by the figures of their own cases, and what these come to. */
export function Household({ household }: { household: NonNullable<Review['household']> }) {
  const { people, income, obligations, foir, surplus } = household;
  return (
    <section className={classes.side} aria-label={m.household_title()}>
      <h3>{m.household_title()}</h3>
      <table className={classes.sources}>
        <thead>
          <tr>
            <th scope="col">{m.household_person()}</th>
            <th scope="col">{m.assess_income()}</th>
            <th scope="col">{m.assess_obligations()}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person._id}>
              <th scope="row">
                <Link href={`/admin/applicants/${person._id}/review`} className="link">
                  {person.name || m.applicants_unnamed()}
                </Link>
                {person.joinsAs === 'guarantor' ? <small>{m.household_guarantor()}</small> : null}
              </th>
              <td>{moneyText(person.income)}</td>
              <td>{moneyText(person.obligations)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.household_sum()}</th>
            <td>{moneyText(income)}</td>
            <td>{moneyText(obligations)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.rule}>
        {foir === null || surplus === null
          ? m.household_unknown()
          : m.household_sentence({ foir: percentText(foir), surplus: moneyText(surplus) })}
      </p>
    </section>
  );
}
