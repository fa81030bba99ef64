type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls =
  'textarea, select, input:not([type=hidden]):not([type=search]):not([type=file]):not([type=button]):not([type=submit]):not([type=reset])';

const stateOf = (control: Control) =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value;

export interface UnsavedFields {
  /** Takes a snapshot of the fields; the first call counts. */
  readonly remember: (root: HTMLElement) => void;
  /** Records an `input` or `change` event of a field. */
  readonly note: (target: EventTarget) => void;
  /** Whether a field differs from the snapshot. */
  readonly any: () => boolean;
}

/** Detects whether the user changed a field; values set by the owner before do not count. */
export function createUnsavedFields(): UnsavedFields {
  let before: Map<Element, string> | undefined;
  const changed = new Set<Element>();
  // The field was added later, filled by the browser, or takes a file: no snapshot to compare.
  let beyondComparison = false;
  return {
    remember(root) {
      before ??= new Map(
        [...root.querySelectorAll<Control>(controls)].map((field) => [field, stateOf(field)]),
      );
    },
    note(target) {
      if (!(target instanceof Element)) return;
      if (before?.has(target)) changed.add(target);
      else if (target.matches(`${controls}, input[type=file]`)) beyondComparison = true;
    },
    any: () =>
      beyondComparison ||
      [...(before ?? [])].some(([field, state]) =>
        field.isConnected ? stateOf(field as Control) !== state : changed.has(field),
      ),
  };
}
