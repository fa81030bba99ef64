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
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
    };
    const onKey = ({ key, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return { id, open, setOpen, root, button };
}
