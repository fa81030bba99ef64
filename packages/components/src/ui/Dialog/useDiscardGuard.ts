import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { activeElementOf } from '../shared/activeElement.js';
import { useBrowserLayoutEffect } from '../shared/useBrowserLayoutEffect.js';
import { createUnsavedFields, type UnsavedFields } from './unsavedFields.js';

interface Preventable {
  preventDefault(): void;
}

/** Asks before a dismissal discards changes; `form` is inert meanwhile. */
export function useDiscardGuard(
  content: RefObject<HTMLElement | null>,
  form: RefObject<HTMLElement | null>,
  isDirty: boolean | undefined,
) {
  const fields = useRef<UnsavedFields>(null);
  fields.current ??= createUnsavedFields();
  const unsaved = fields.current;
  const [asking, setAsking] = useState(false);
  const before = useRef<HTMLElement | null>(null);

  const remember = () => {
    if (content.current) unsaved.remember(content.current);
  };
  const hasChanged = () => isDirty ?? unsaved.any();
  const note = ({ target }: SyntheticEvent) => unsaved.note(target);
  // An attribute set by hand: React 18 and 19 disagree about the value of `inert`.
  useBrowserLayoutEffect(() => {
    form.current?.toggleAttribute('inert', asking);
    if (!asking) before.current?.focus();
  }, [form, asking]);
  const resume = () => setAsking(false);
  return {
    asking,
    resume,
    isDirty: hasChanged,
    /** Handles Escape, a click outside and the close button. */
    dismiss: (event: Preventable) => {
      if (asking) {
        event.preventDefault();
        resume();
      } else if (hasChanged()) {
        event.preventDefault();
        const active = content.current && activeElementOf(content.current);
        before.current = active instanceof HTMLElement ? active : null;
        setAsking(true);
      }
    },
    watch: {
      onKeyDownCapture: remember,
      onPointerDownCapture: remember,
      onInput: note,
      onChange: note,
    },
  };
}
