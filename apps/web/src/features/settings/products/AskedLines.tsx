import { applicantTypes } from '@pramaan/documents/loan-product.ts';
import { areas, documentsIn } from '@pramaan/documents/menu.ts';
import { m } from '@pramaan/messages';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Tick, Ticks } from '../../../ui/Tick.tsx';
import classes from './Products.module.css';
import { typeMessages } from './product-messages.ts';
import type { TypedLine } from './typed-product.ts';

/** The loan request is asked in any case. */
const groups = areas.filter(({ area }) => area !== 'loan');

interface SubjectProps {
  label: string;
  value: string;
  /** What choosing nothing means. */
  none: string;
  onChange: (subject: string) => void;
}

/** A document, or any document of an area. */
function SubjectField({ label, value, none, onChange }: SubjectProps) {
  return (
    <SelectField label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{none}</option>
      {groups.map(({ area, title }) => (
        <optgroup key={area} label={title}>
          <option value={`area:${area}`}>{m.products_any_of({ area: title })}</option>
          {documentsIn(area).map((document) => (
            <option key={document.id} value={document.id}>
              {document.title}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** The places of a line's documents. */
const slots = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

interface LineProps {
  line: TypedLine;
  /** Counted from 1, for people who hear the page. */
  place: number;
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
}

function Line({ line, place, onChange, onRemove }: LineProps) {
  const { anyOf, types, above } = line;
  const set = (at: number, subject: string) =>
    onChange({ ...line, anyOf: anyOf.toSpliced(at, 1, ...(subject ? [subject] : [])) });
  return (
    <li className={classes.line}>
      <fieldset className={classes.ask}>
        <legend>{m.products_asked_line({ place })}</legend>
        <div className={classes.pair}>
          {slots.slice(0, anyOf.length + 1).map((slot, at) => (
            <SubjectField
              key={slot}
              label={at === 0 ? m.products_document() : m.products_or()}
              none={at === 0 ? m.products_choose() : m.products_or_none()}
              value={anyOf[at] ?? ''}
              onChange={(chosen) => set(at, chosen)}
            />
          ))}
          <TextField
            label={m.products_above()}
            hint={m.products_above_hint()}
            inputMode="decimal"
            before="₹"
            maxLength={16}
            value={above}
            onChange={({ currentTarget }) => onChange({ ...line, above: currentTarget.value })}
          />
        </div>
        <Ticks
          legend={m.products_asked_of()}
          choices={applicantTypes.map((value) => ({ value, label: typeMessages[value]() }))}
          chosen={types.length === 0 ? applicantTypes : types}
          onChange={(chosen) =>
            onChange({ ...line, types: chosen.length === applicantTypes.length ? [] : [...chosen] })
          }
        />
        <Button variant="default" aria-label={m.products_remove_line_of({ place })} onClick={onRemove}>
          {m.products_remove_line()}
        </Button>
      </fieldset>
    </li>
  );
}

interface Props {
  lines: TypedLine[] | null;
  onChange: (lines: TypedLine[] | null) => void;
}

const newLine = (key: number): TypedLine => ({ key, anyOf: [], types: [], above: '' });

/** What a product asks: what is usual, or lines of its own. */
export function AskedLines({ lines, onChange }: Props) {
  const add = () =>
    onChange([...(lines ?? []), newLine(Math.max(-1, ...(lines ?? []).map(({ key }) => key)) + 1)]);
  return (
    <section className="stack" aria-label={m.products_asked()}>
      <h3>{m.products_asked()}</h3>
      <Tick
        label={m.products_usual()}
        checked={lines === null}
        onChange={(usual) => onChange(usual ? null : [newLine(0)])}
      />
      {lines ? (
        <>
          <p className={classes.quiet}>{m.products_asked_text()}</p>
          <ol className={classes.lines}>
            {lines.map((line, at) => (
              <Line
                key={line.key}
                line={line}
                place={at + 1}
                onChange={(next) => onChange(lines.with(at, next))}
                onRemove={() => onChange(lines.toSpliced(at, 1))}
              />
            ))}
          </ol>
          <div>
            <Button variant="default" onClick={add}>
              {m.products_add_line()}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}
