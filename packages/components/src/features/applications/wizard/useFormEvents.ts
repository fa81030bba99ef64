import { useEffect, useRef } from 'react';
import type { FormWizard } from '../../../patterns/useFormWizard/types.js';
import type { ScreenProps } from '../../../provider/screen.js';

interface FormEventsOptions {
  readonly form: Pick<FormWizard, 'step' | 'steps'>;
  readonly productId: string;
  readonly onEvent: ScreenProps['onEvent'];
}

/** Reports when a form and each of its steps is shown. */
export function useFormEvents({ form, productId, onEvent }: FormEventsOptions): void {
  const { step, steps } = form;
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (reported.current === step) return;
    if (reported.current === undefined) onEvent?.({ type: 'apply-started', productId });
    reported.current = step;
    const position = steps.findIndex(({ id }) => id === step) + 1;
    onEvent?.({ type: 'step', productId, step, position, count: steps.length });
  }, [step, steps, productId, onEvent]);
}
