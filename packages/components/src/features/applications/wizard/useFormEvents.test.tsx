import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useFormEvents } from './useFormEvents.js';

const steps = ['COMPANY', 'LOAN', 'REVIEW'].map((id) => ({ id, label: id }));

it('reports the start once, and each step that is shown', async () => {
  const onEvent = vi.fn();
  const hook = await renderHook(
    (form = { step: 'COMPANY', steps }) => useFormEvents({ form, productId: '7', onEvent }),
    { initialProps: { step: 'COMPANY', steps } },
  );
  await hook.rerender({ step: 'LOAN', steps });
  await hook.rerender({ step: 'LOAN', steps: steps.slice(0, 2) });
  await hook.rerender({ step: 'COMPANY', steps });
  const step = (name: string, position: number) => [
    { type: 'step', productId: '7', step: name, position, count: 3 },
  ];
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'apply-started', productId: '7' }],
    step('COMPANY', 1),
    step('LOAN', 2),
    step('COMPANY', 1),
  ]);
});
