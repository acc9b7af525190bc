import { typedKey } from './storage.ts';

/* What is typed into a page outlives one reload: the one that changes its language. */

/** How long a part of the page may take to come before what was typed there is given up. */
const patience = 15_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Stored {
  path: string;
  values: { control: string; value: string }[];
}

const ticked = new Set(['checkbox', 'radio']);
const never = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);
/** A whole Aadhaar number, and what a masked field shows instead of its value. */
const secretValue = /^\s*\d{4}\s?\d{4}\s?\d{4}\s*$|X{3}/;

function isSecret(control: Control): boolean {
  const codes = `${control.autocomplete} ${control.name} ${control.id}`;
  return never.has(control.type) || /one-time-code|password|otp|captcha/i.test(codes);
}

const controls = () => [...document.querySelectorAll<Control>('input, textarea, select')];

/** Every control by a name that it has after the reload too: its own, else its place among those like it. */
function named(all: readonly Control[]): Map<string, Control> {
  const counts = new Map<string, number>();
  return new Map(
    all.map((control) => {
      const kind = `${control.tagName} ${control.type} ${control.name}`;
      const at = counts.get(kind) ?? 0;
      counts.set(kind, at + 1);
      return [`${kind} ${at}`, control];
    }),
  );
}

const isTicked = (control: Control): control is HTMLInputElement => ticked.has(control.type);
const typedIn = (control: Control) => (isTicked(control) ? String(control.checked) : control.value);

/** Writes down what stands in the page's controls, but no password, code or Aadhaar number. */
export function keepTyped(): void {
  const values = [...named(controls())]
    .filter(([, control]) => !isSecret(control) && !control.disabled)
    .map(([control, element]) => ({ control, value: typedIn(element) }))
    .filter(({ value }) => value !== '' && value !== 'false' && !secretValue.test(value));
  try {
    const stored: Stored = { path: window.location.pathname, values };
    if (values.length > 0) sessionStorage.setItem(typedKey, JSON.stringify(stored));
  } catch {
    // Where nothing may be stored, the language changes all the same.
  }
}

function takeStored(): Stored | null {
  try {
    const text = sessionStorage.getItem(typedKey);
    sessionStorage.removeItem(typedKey);
    return text ? (JSON.parse(text) as Stored) : null;
  } catch {
    return null;
  }
}

/** Fills a control as a person does, so that the page hears of it. */
function fill(control: Control, value: string): void {
  if (isTicked(control)) {
    if (String(control.checked) !== value) control.click();
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts back what was typed before the reload, each part as soon as its control is there. */
export function fillAgain(): void {
  const stored = takeStored();
  if (!stored || stored.path !== window.location.pathname) return;
  const left = new Map(stored.values.map(({ control, value }) => [control, value]));
  const restore = () => {
    const there = named(controls());
    for (const [name, value] of left) {
      const control = there.get(name);
      if (!control || control.disabled) continue;
      left.delete(name);
      if (isTicked(control) || typedIn(control) === '' || control instanceof HTMLSelectElement)
        fill(control, value);
    }
    if (left.size === 0) stop();
  };
  const observer = new MutationObserver(restore);
  const timer = setTimeout(() => stop(), patience);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}
