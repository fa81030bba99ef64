/** One step of a wizard. */
export interface WizardStep<Id extends string, Context> {
  readonly id: Id;
  readonly label: string;
  /** Whether the step may be left for the next one. */
  readonly guard?: (context: Context) => boolean;
  /** Whether the step is included. */
  readonly when?: (context: Context) => boolean;
}

export interface WizardMachine<Id extends string, Context> {
  /** The included steps, in order. */
  readonly steps: (context: Context) => readonly WizardStep<Id, Context>[];
  readonly first: (context: Context) => Id;
  /** The next step; the same one if a guard holds it or it is the last. */
  readonly next: (current: Id, context: Context) => Id;
  readonly back: (current: Id, context: Context) => Id;
  /** Backwards freely, forwards only if the guards allow it. */
  readonly goTo: (current: Id, wanted: Id, context: Context) => Id;
  readonly isFirst: (current: Id, context: Context) => boolean;
  readonly isLast: (current: Id, context: Context) => boolean;
}

/** A wizard as data: pure functions over steps, so that a test can enumerate every state. */
export function createWizardMachine<Id extends string, Context>(
  all: readonly WizardStep<Id, Context>[],
): WizardMachine<Id, Context> {
  const steps = (context: Context) => all.filter(({ when }) => when?.(context) ?? true);
  const place = (id: Id, context: Context) =>
    Math.max(
      0,
      steps(context).findIndex((step) => step.id === id),
    );
  const at = (index: number, context: Context): Id => {
    const asked = steps(context);
    const step = asked[Math.min(Math.max(index, 0), asked.length - 1)];
    if (!step) throw new Error('A wizard needs at least one step');
    return step.id;
  };
  const passes = (index: number, context: Context) =>
    steps(context)[index]?.guard?.(context) ?? true;
  return {
    steps,
    first: (context) => at(0, context),
    next(current, context) {
      const index = place(current, context);
      return passes(index, context) ? at(index + 1, context) : at(index, context);
    },
    back: (current, context) => at(place(current, context) - 1, context),
    goTo(current, wanted, context) {
      const target = place(wanted, context);
      let index = place(current, context);
      if (target <= index) return at(target, context);
      while (index < target && passes(index, context)) index += 1;
      return at(index, context);
    },
    isFirst: (current, context) => place(current, context) === 0,
    isLast: (current, context) => place(current, context) === steps(context).length - 1,
  };
}
