import { format } from '@pramaan/documents/format.ts';
import { unprovenDoubt } from '@pramaan/documents/unproven.ts';
import { m } from '@pramaan/messages';
import { pageLanguage } from '../../lib/language.ts';
import controls from '../controls/Control.module.css';
import { choiceWords } from '../controls/choice-words.ts';
import { grouped } from '../rupees.ts';
import { imageAddress } from '../safe-image.ts';
import classes from './Reading.module.css';
import type { ReadField } from './read-fields.ts';
import { isLong, keyboardOf } from './typed-value.ts';

interface Props {
  id: string;
  field: ReadField;
  value: string;
  fault: string | undefined;
  /** Typed from a blank form: there is no reading to be sure or unsure of. */
  blank: boolean;
  /** The form asks for a look at every line: a mark on each would say nothing. */
  plain: boolean;
  change: (value: string) => void;
  left: () => void;
}

/** As records hold it. */
const genders = ['M', 'F', 'T'];
const typed = { maxLength: 500, spellCheck: false } as const;

/**
 * Why a value that was read is doubtful. Blank where the sentence says no more than the form does itself, that each line is to
 * be compared with the document; and in another language than English, which has no words for what a reader noticed.
 */
const doubtWords = (english: string): string =>
  pageLanguage() === 'en' && english !== unprovenDoubt ? english : '';

function Mark({ field, blank, plain }: Pick<Props, 'field' | 'blank' | 'plain'>) {
  if (blank || !field.open || (plain && field.value)) return null;
  if (!field.unsure)
    return (
      <span className={classes.mark} data-tone="good">
        <span aria-hidden="true">✓</span>
        <span className="visually-hidden">{m.read_sure()}</span>
      </span>
    );
  return (
    <strong className={classes.mark} data-tone="doubt">
      <span aria-hidden="true">!</span> {field.value ? m.read_unsure() : m.read_missing()}
    </strong>
  );
}

function Crop({ field }: { field: ReadField }) {
  const address = field.crop ? imageAddress(field.crop) : null;
  if (address)
    return <img className={classes.crop} src={address} alt={m.read_crop({ label: field.label })} />;
  // What was read surely has no cut, and needs none.
  return <p className={classes.noCrop}>{field.value && field.unsure ? m.read_crop_none() : null}</p>;
}

/** One line: the cut of the picture, and beside it what was read, to be left or corrected. */
export function ReadFieldRow({ id, field, value, fault, blank, plain, change, left }: Props) {
  const isDate = field.format === 'date';
  const doubt = field.doubt && field.unsure ? doubtWords(field.doubt) : '';
  const describedBy = [
    isDate ? `${id}-hint` : '',
    doubt ? `${id}-doubt` : '',
    fault ? `${id}-fault` : '',
  ].filter(Boolean);
  const attributes = {
    id,
    name: field.path,
    className: controls.input,
    value,
    autoComplete: 'off',
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': fault !== undefined || undefined,
    onBlur: left,
  } as const;
  return (
    <div
      className={classes.row}
      data-unsure={(field.unsure && field.open && !blank && !plain) || undefined}
      data-blank={blank || undefined}
    >
      {blank ? null : <Crop field={field} />}
      <div className={classes.said}>
        <div className={classes.labelLine}>
          {field.open ? (
            <label className={classes.label} htmlFor={id}>
              {field.label}
            </label>
          ) : (
            <span className={classes.label}>{field.label}</span>
          )}
          <Mark field={field} blank={blank} plain={plain} />
        </div>
        {!field.open ? (
          <>
            <p className={classes.fixed}>{field.value}</p>
            <p className={classes.hint}>{field.value ? m.read_fixed() : m.read_fixed_missing()}</p>
          </>
        ) : field.format === 'gender' ? (
          <select {...attributes} onChange={(event) => change(event.currentTarget.value)}>
            {[...new Set(['', field.value, ...genders])].map((gender) => (
              <option key={gender} value={gender}>
                {gender === '' ? m.doc_form_choose() : choiceWords(format(gender, 'gender'))}
              </option>
            ))}
          </select>
        ) : isLong(field) ? (
          <textarea
            {...attributes}
            {...typed}
            rows={2}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ) : field.format === 'inr' ? (
          <div className={controls.money}>
            <span aria-hidden="true" className={controls.rupee}>
              ₹
            </span>
            <input
              {...attributes}
              {...typed}
              value={grouped(value)}
              type="text"
              inputMode="decimal"
              onChange={(event) => change(event.currentTarget.value.replace(/[₹,\s]/g, ''))}
            />
          </div>
        ) : (
          <input
            {...attributes}
            {...typed}
            type="text"
            inputMode={keyboardOf(field)}
            placeholder={isDate ? 'DD/MM/YYYY' : undefined}
            onChange={(event) => change(event.currentTarget.value)}
          />
        )}
        {isDate && field.open ? (
          <p className={classes.hint} id={`${id}-hint`}>
            {m.read_date_hint()}
          </p>
        ) : null}
        {doubt ? (
          <p className={classes.doubt} id={`${id}-doubt`} data-tone="doubt">
            {doubt}
          </p>
        ) : null}
        {fault ? (
          <p className={classes.fault} id={`${id}-fault`} role="alert">
            <span aria-hidden="true">✗</span> {fault}
          </p>
        ) : null}
      </div>
    </div>
  );
}
