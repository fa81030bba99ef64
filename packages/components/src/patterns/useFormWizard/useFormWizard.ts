import { hasOwn } from '../../copy/hasOwn.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeftErrors } from '../useFields/useLeftErrors.js';
import { todayInShanghai, useToday } from './useToday.js';
import type { FormErrors, FormWizard, FormWizardOptions, WizardEntry } from './types.js';
import { stepErrors, useFormSteps } from './useFormSteps.js';
import { useFormValues } from './useFormValues.js';

/**
 * State of a multi-step form that is only known at run time: values (a draft), included entries, step, errors. The
 * calling component rerenders when a step, an error or the entries change; typing only rerenders the field.
 */
export function useFormWizard<E extends WizardEntry>(options: FormWizardOptions<E>): FormWizard<E> {
  const { entries, rules, review, agreement } = options;
  const today = useToday();
  const { store, change: write, ...saved } = useFormValues(options);
  const { machine, step, steps, visible, setStep } = useFormSteps({ ...options, store, today });
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const values = store.values();
  const isReview = step === review?.id;

  const { left, leave, forgetLeft } = useLeftErrors((name) =>
    store.get(name).trim() === ''
      ? null
      : rules.validate(entries, store.values(), todayInShanghai())[name],
  );

  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  });
  const change = useCallback(
    (name: string, value: string) => {
      write(name, value);
      // Not with every character: setting the same state may render again.
      if (hasOwn(latest.current, name)) setErrors(({ [name]: _gone, ...rest }) => rest);
      forgetLeft(name);
    },
    [write, forgetLeft, setErrors],
  );

  // Leaving the step would abort uploads in progress.
  const uploading = useRef(new Set<string>());
  const setBusy = useCallback((name: string, busy: boolean) => {
    if (busy) uploading.current.add(name);
    else uploading.current.delete(name);
  }, []);

  function showErrors(found: FormErrors) {
    setErrors(found);
    forgetLeft();
    setAttempt((count) => count + 1);
  }

  /** Goes to the step of the first error and shows that step's errors. */
  function showAtFields(found: FormErrors): boolean {
    const asked = rules.visible(entries, store.values());
    const first = asked.find(({ checkName }) => hasOwn(found, checkName));
    if (!first) return false;
    if (first.group !== step) setStep(first.group);
    showErrors(found);
    return true;
  }

  function submit() {
    const now = store.values();
    const asked = rules.visible(entries, now).map(({ checkName }) => checkName);
    options.onSubmit(Object.fromEntries(asked.map((name) => [name, store.get(name)])));
  }

  function next() {
    const now = store.values();
    const day = todayInShanghai();
    const isLast = machine.isLast(step, now);
    const found = isReview ? {} : stepErrors(options, step, now, day);
    const unagreed = isLast && agreement !== undefined && !agreed ? { agreement } : {};
    const busy = Object.fromEntries(
      [...uploading.current].map((name) => [name, '文件正在上传，请稍候'] as const),
    );
    const here = { ...found, ...busy, ...unagreed };
    showErrors(here);
    if (Object.keys(here).length > 0) return;
    if (!isLast) return setStep(machine.next(step, now));
    // The date may have changed since an earlier step.
    if (!showAtFields(rules.validate(entries, now, day))) submit();
  }

  /** Content that replaces the input has no errors yet. */
  const afresh = (act: () => void) => () => {
    act();
    setErrors({});
    forgetLeft();
  };

  return {
    ...saved,
    restart: afresh(saved.restart),
    takeOther: afresh(saved.takeOther),
    takeBack: afresh(saved.takeBack),
    store,
    rules,
    change,
    setBusy,
    today,
    entries: visible,
    entriesOf: (id) => visible.filter(({ group }) => group === id),
    steps,
    step,
    isReview,
    isFirst: machine.isFirst(step, values),
    isLast: machine.isLast(step, values),
    errors,
    left,
    leave,
    attempt,
    agreed,
    agree(value) {
      setAgreed(value);
      setErrors(({ agreement: _gone, ...rest }) => rest);
    },
    next,
    goTo(target) {
      setErrors({});
      setStep(machine.goTo(step, target, store.values()));
    },
    values: store.values,
    showServerErrors: showAtFields,
  };
}
