import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { createWizardMachine } from './createWizardMachine.js';
import { Wizard } from './Wizard.js';

const meta = { title: 'patterns/Wizard' } satisfies Meta;
export default meta;

const machine = createWizardMachine<'company' | 'need' | 'review', null>([
  { id: 'company', label: '企业信息' },
  { id: 'need', label: '贷款需求' },
  { id: 'review', label: '确认提交' },
]);

function Example({ busy }: { readonly busy?: boolean }) {
  const [current, setCurrent] = useState(machine.first(null));
  return (
    <Wizard
      label="贷款申请"
      steps={machine.steps(null)}
      current={current}
      busy={busy}
      nextText={machine.isLast(current, null) ? '提交申请' : '下一步'}
      onNext={() => setCurrent(machine.next(current, null))}
      onBack={() => setCurrent(machine.back(current, null))}
    >
      <Field label="备注">{(control) => <Input {...control} />}</Field>
    </Wizard>
  );
}

export const FirstStep: StoryObj = { render: () => <Example /> };
export const Busy: StoryObj = { render: () => <Example busy /> };

export const ByKeyboard: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    const heading = (name: string) => canvas.getByRole('heading', { name });
    await userEvent.type(canvas.getByLabelText('备注'), '流动资金{Enter}');
    await expect(heading('贷款需求')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('备注'), '{Enter}');
    await expect(canvas.getByRole('button', { name: '提交申请' })).toBeVisible();
    canvas.getByRole('button', { name: '上一步' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading('贷款需求')).toHaveFocus();
  },
};
