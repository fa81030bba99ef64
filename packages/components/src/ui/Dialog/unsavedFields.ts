type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls =
  'textarea, select, input:not([type=hidden], [type=search], [type=file], [type=button], [type=submit], [type=reset])';

const stateOf = (control: Control) =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
    ? String(control.checked)
    : control.value;

export interface UnsavedFields {
  /** Remembers the fields as they are before the user's first key or press. */
  readonly remember: (root: HTMLElement) => void;
  /** Takes note of an `input` or `change` event of a field. */
  readonly note: (target: EventTarget) => void;
  /** Whether a field holds something else than before. */
  readonly any: () => boolean;
}

/** Finds out whether the user changed a field; what the owner fills in by itself does not count. */
export function createUnsavedFields(): UnsavedFields {
  let before: Map<Element, string> | undefined;
  const changed = new Set<Element>();
  // Came later, was filled by the browser, or is a file: nothing to compare with.
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
