import { useCallback, useRef, useState, type ChangeEvent } from 'react';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';

/** One error per invalid field. */
export type FieldProblems<Name extends string> = {
  readonly [Field in Name]?: string | undefined;
};

export interface FieldBinding {
  readonly ref: (element: HTMLInputElement | null) => void;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly problems: FieldProblems<Name>;
  /** Ref, value and change handler of a control. */
  readonly bind: (name: Name) => FieldBinding;
  /** Sets a value, which clears the field's error. */
  readonly setValue: (name: Name, value: string) => void;
  /** Replaces the errors and focuses the first invalid field. Returns whether there are none. */
  readonly report: (problems: FieldProblems<Name>) => boolean;
  readonly focus: (name: Name) => void;
}

/**
 * Texts of a short form, with one error per field (spec 1 §5). `reported` are the server's errors: a new object is
 * shown as if by `report`.
 */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  reported?: FieldProblems<NoInfer<Name>>,
): Fields<Name> {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<FieldProblems<Name>>(reported ?? {});
  const [shown, setShown] = useState(reported);
  if (reported !== shown) {
    setShown(reported);
    if (reported) setProblems(reported);
  }
  const elements = useRef(new Map<Name, HTMLInputElement>());
  const setValue = useCallback((name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: undefined }));
  }, []);
  const focus = useCallback((name: Name) => elements.current.get(name)?.focus(), []);
  const focusFirst = useCallback((found: FieldProblems<Name>) => {
    const first = [...elements.current].find(([name]) => found[name] !== undefined);
    first?.[1].focus();
  }, []);
  const report = (found: FieldProblems<Name>) => {
    setProblems(found);
    focusFirst(found);
    return Object.values(found).every((message) => message === undefined);
  };
  useBrowserLayoutEffect(() => {
    if (reported) focusFirst(reported);
  }, [focusFirst, reported]);
  const bind = (name: Name): FieldBinding => ({
    ref: (element) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
    value: values[name],
    onChange: (event) => setValue(name, event.target.value),
  });
  return { values, problems, bind, setValue, report, focus };
}
