import { flushSync } from 'react-dom';

interface EarlyAct {
  readonly type: 'click' | 'input' | 'change' | 'submit';
  readonly target: HTMLElement;
  readonly value?: string;
  readonly submitter?: HTMLElement | null;
}

interface EarlyDocument extends Document {
  /** Of early.js: ends the recording. */
  takeEarly?: () => readonly EarlyAct[];
}

/** React only reports a value that differs from the last one, so it is set to empty first. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string, event: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const { selectionStart, selectionEnd } = field;
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** The whole press of a button: tabs and menus act before its click. */
function press(target: HTMLElement): void {
  const init = { bubbles: true, cancelable: true, button: 0 };
  for (const step of ['down', 'up']) {
    target.dispatchEvent(new PointerEvent(`pointer${step}`, { ...init, pointerType: 'mouse' }));
    target.dispatchEvent(new MouseEvent(`mouse${step}`, init));
  }
  target.click();
}

/** Safari submits by a button alone before 16. */
function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if ('requestSubmit' in form) form.requestSubmit(submitter);
  else (submitter ?? (form as Element).querySelector<HTMLElement>('[type=submit]'))?.click();
}

function redo({ type: event, target, value = '', submitter = null }: EarlyAct): void {
  if (event === 'submit') submit(target as HTMLFormElement, submitter);
  else if (event === 'click') press(target);
  else if (target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else type(target as HTMLInputElement, value, event);
}

/**
 * Does again what was clicked and typed on the page before its scripts ran: in one task, so that nothing is typed
 * meanwhile, and outside of React's own work, so that each act is drawn before the next and a form is sent as it was filled.
 */
export function replayEarly(): void {
  setTimeout(() => {
    const page = document as EarlyDocument;
    const acts = page.takeEarly?.() ?? [];
    delete page.takeEarly;
    // Of what was typed into a field the last value counts.
    const last = new Map(acts.map((act) => [act.target, act]));
    for (const act of acts)
      if (act.target.isConnected && (act.type !== 'input' || last.get(act.target) === act))
        flushSync(() => redo(act));
  });
}
