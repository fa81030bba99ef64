import { options, type VNode } from 'preact';

interface Given {
  readonly value?: unknown;
  readonly checked?: unknown;
}

const fields = new Set<unknown>(['input', 'textarea', 'select']);

/** What fields were last drawn with. */
const drawn = new WeakMap<object, Given>();

const { diffed } = options;
options.diffed = (vnode) => {
  diffed?.(vnode);
  const { type, props, __e: element } = vnode as VNode<Given> & { readonly __e?: Element };
  if (element && fields.has(type)) drawn.set(element, props);
};

/**
 * Fields show what their component says, as with React: Preact leaves what was typed or chosen where it changes no
 * state, as a letter in a field of digits.
 */
export function keepControlled(root: ShadowRoot | Document): void {
  // The same listeners however often the widget starts.
  root.addEventListener('input', restoreText);
  root.addEventListener('change', restoreChoice);
}

function restoreText({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    restoreValue(target);
}

/** Lists, boxes and radio buttons: `input`, which comes first, is not what their components listen to. */
function restoreChoice({ target }: Event): void {
  if (target instanceof HTMLSelectElement) restoreValue(target);
  if (!(target instanceof HTMLInputElement)) return;
  const inputs = (target.getRootNode() as ShadowRoot).querySelectorAll<HTMLInputElement>('input');
  queueMicrotask(() => {
    for (const input of inputs) {
      const checked = drawn.get(input)?.checked;
      if (typeof checked === 'boolean' && input.checked !== checked) input.checked = checked;
    }
  });
}

function restoreValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  // By then the event's effects are rendered.
  queueMicrotask(() => {
    const value = drawn.get(field)?.value;
    if (typeof value === 'string' && field.value !== value) field.value = value;
  });
}
