type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * Keeps what the user does in a screen whose code has not come: the last click, and what is typed or chosen. Returns how to repeat
 * it. What the browser does by itself stays the browser's.
 */
export function keepActions(box: HTMLElement): () => void {
  const changed = new Set<Field>();
  let clicked: HTMLElement | undefined;
  const onClick = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);
    if (!target || !isPlain || target.getAttribute('target') === '_blank') return;
    event.preventDefault();
    // What is hydrated already would act now, and once more when the click is repeated.
    event.stopPropagation();
    clicked = target;
  };
  const onInput = ({ target }: Event) => {
    if (isField(target)) changed.add(target);
  };
  const refuse = (event: Event) => event.preventDefault();
  box.addEventListener('click', onClick, true);
  box.addEventListener('input', onInput);
  box.addEventListener('submit', refuse);
  return () => {
    box.removeEventListener('click', onClick, true);
    box.removeEventListener('input', onInput);
    box.removeEventListener('submit', refuse);
    for (const field of changed) {
      const type = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    // What was typed is rendered first: a search is sent as it was filled in.
    setTimeout(() => clicked?.isConnected && clicked.click());
  };
}
