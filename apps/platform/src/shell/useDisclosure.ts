import { useEffect, useId, useRef, useState, type RefObject } from 'react';

export interface Disclosure {
  readonly id: string;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Around the button and the part it opens. */
  readonly root: RefObject<HTMLLIElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * A part opened by a button: pressing or focusing elsewhere closes it, and so does Escape, which returns focus to the
 * button (ARIA disclosure pattern).
 */
export function useDisclosure(): Disclosure {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const ends = new AbortController();
    const { signal } = ends;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    const onKey = ({ key, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey, { signal });
    return () => ends.abort();
  }, [open]);
  return { id, open, setOpen, root, button };
}
