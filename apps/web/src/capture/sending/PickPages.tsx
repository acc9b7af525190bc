import { limits } from '@pramaan/contract/limits.ts';
import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import classes from './PickPages.module.css';
import type { PagesAsked, PagesFound } from './shipment.ts';

/** The pages' pictures: those that came first, then the others as they come. Of some that cannot be had the numbers are shown. */
function usePictures({ pages, images, more }: PagesFound): readonly string[] {
  const [pictures, setPictures] = useState(images);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed || pictures.length >= pages) return;
    let over = false;
    more(pictures.length + 1).then(
      (next) => {
        if (over) return;
        if (next.length > 0) setPictures([...pictures, ...next]);
        else setFailed(true);
      },
      () => {
        if (!over) setFailed(true);
      },
    );
    return () => {
      over = true;
    };
  }, [pictures, pages, more, failed]);
  return pictures;
}

/** A PDF of many pages where one document is wanted: which of them are it? Only those are stored and read. */
export function PickPages({ found, onUse, onDrop }: PagesAsked) {
  const pictures = usePictures(found);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isTooMany = chosen.length > limits.chosenPages;
  const toggle = (page: number) =>
    setChosen(chosen.includes(page) ? chosen.filter((one) => one !== page) : [...chosen, page]);
  const all = Array.from({ length: found.pages }, (_, at) => at + 1);
  return (
    <fieldset className={classes.pick}>
      <legend>{m.capture_pages_title({ count: found.pages })}</legend>
      <p className={classes.hint}>{m.capture_pages_hint()}</p>
      <ul className={classes.pages}>
        {all.map((page) => (
          <li key={page}>
            <label className={classes.page}>
              {pictures[page - 1] ? (
                <img src={pictures[page - 1]} alt="" />
              ) : (
                <span className={classes.blank} aria-hidden="true" />
              )}
              <span className={classes.number}>
                <input type="checkbox" checked={chosen.includes(page)} onChange={() => toggle(page)} />
                {m.capture_pages_page({ page })}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {isTooMany ? <p role="alert">{m.capture_pages_most({ count: limits.chosenPages })}</p> : null}
      <div className={classes.row}>
        <Button
          disabled={chosen.length === 0 || isTooMany}
          onClick={() => onUse([...chosen].sort((a, b) => a - b))}
        >
          {m.capture_pages_use({ count: chosen.length })}
        </Button>
        <Button variant="default" onClick={() => onUse(null)}>
          {m.capture_pages_all()}
        </Button>
        <Button variant="subtle" onClick={onDrop}>
          {m.capture_other()}
        </Button>
      </div>
    </fieldset>
  );
}
