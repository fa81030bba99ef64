import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createWizardMachine } from '../Wizard/createWizardMachine.js';
import type { FormStore, FormStoreValues } from './createFormStore.js';
import type { FormErrors, FormWizardOptions, WizardEntry } from './types.js';

type Options<E extends WizardEntry> = Pick<
  FormWizardOptions<E>,
  'entries' | 'steps' | 'review' | 'rules' | 'step' | 'onStepChange'
> & { readonly store: FormStore; readonly today: string | undefined };

/** One error per invalid entry of a step. */
export function stepErrors<E extends WizardEntry>(
  { entries, rules }: Pick<FormWizardOptions<E>, 'entries' | 'rules'>,
  step: string,
  values: FormStoreValues,
  today: string | undefined,
): FormErrors {
  const names = new Set(
    entries.filter(({ group }) => group === step).map(({ checkName }) => checkName),
  );
  const found = Object.entries(rules.validate(entries, values, today));
  return Object.fromEntries(found.filter(([name]) => names.has(name)));
}

/** The included steps and the current one. The host rerenders only when these change, not with each character. */
export function useFormSteps<E extends WizardEntry>(options: Options<E>) {
  const { entries, steps: labels, review, rules, onStepChange, store, today } = options;
  const [ownStep, setOwnStep] = useState<string>();
  const chosen = onStepChange ? options.step : ownStep;
  const visibleWith = useMemo(() => {
    let last: FormStoreValues | undefined;
    let visible: readonly E[] = [];
    // Every step reads the same values on each change.
    return (values: FormStoreValues) => {
      if (values !== last) visible = rules.visible(entries, values);
      last = values;
      return visible;
    };
  }, [rules, entries]);
  const machine = useMemo(() => {
    const visibleIn = (values: FormStoreValues, step: string) =>
      visibleWith(values).some(({ group }) => group === step);
    return createWizardMachine<string, FormStoreValues>([
      ...labels.map(({ id, label }) => ({
        id,
        label,
        when: (values: FormStoreValues) => visibleIn(values, id),
        guard: (values: FormStoreValues) =>
          Object.keys(stepErrors({ entries, rules }, id, values, today)).length === 0,
      })),
      ...(review ? [review] : []),
    ]);
  }, [entries, labels, review, rules, today, visibleWith]);
  const shownWith = useMemo(() => {
    let last: FormStoreValues | undefined;
    let shape = '';
    return () => {
      const values = store.values();
      if (values === last) return shape;
      last = values;
      const names = visibleWith(values).map(({ checkName }) => checkName);
      // An address may name any step; steps after an invalid one are not shown.
      const first = machine.first(values);
      const wanted = machine.steps(values).find(({ id }) => id === chosen)?.id;
      const step = wanted === undefined ? first : machine.goTo(first, wanted, values);
      return (shape = [step, ...names].join(' '));
    };
  }, [store, visibleWith, machine, chosen]);
  const shape = useSyncExternalStore(store.subscribe, shownWith, shownWith);
  const [step = ''] = shape.split(' ', 1);

  useEffect(() => {
    // Otherwise the form would jump to the named step as soon as the input becomes valid.
    if (chosen !== undefined && chosen !== step) onStepChange?.(step, { replace: true });
  }, [chosen, step, onStepChange]);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the shape says when the visible entries change
  const visible = useMemo(() => visibleWith(store.values()), [visibleWith, store, shape]);
  return {
    machine,
    step,
    visible,
    steps: machine.steps(store.values()),
    setStep(next: string) {
      setOwnStep(next);
      onStepChange?.(next);
    },
  };
}
