type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * Records what the user does in a screen whose code is not loaded: the last click, and typed or selected values.
 * Returns a function that repeats it. The browser's default actions are left alone.
 */
export function keepActions(box: HTMLElement): () => void {
  const changed = new Map<Field, string>();
  let clicked: HTMLElement | undefined;
  const onClick = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey);
    if (!target || !isPlain || target.getAttribute('target') === '_blank') return;
    event.preventDefault();
    // Hydrated parts would act now, and again when the click is repeated.
    event.stopPropagation();
    clicked = target;
  };
  const onInput = ({ target }: Event) => {
    if (isField(target)) changed.set(target, target.value);
  };
  const refuse = (event: Event) => event.preventDefault();
  box.addEventListener('click', onClick, true);
  box.addEventListener('input', onInput);
  box.addEventListener('submit', refuse);
  return () => {
    box.removeEventListener('click', onClick, true);
    box.removeEventListener('input', onInput);
    box.removeEventListener('submit', refuse);
    for (const [field, value] of changed) {
      // A part that was rendered again since then shows what its component knows.
      if (field.value !== value) field.value = value;
      const type = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    // Input is rendered first, so that a search is sent with it.
    setTimeout(() => clicked?.isConnected && clicked.click());
  };
}
