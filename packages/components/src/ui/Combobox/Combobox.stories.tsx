import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../Field/Field.js';
import { Combobox } from './Combobox.js';

const meta = { title: 'ui/Combobox', component: Combobox } satisfies Meta<typeof Combobox>;
export default meta;

const areas = ['桂溪街道', '新民镇', '沙坪镇', '周嘉镇'].map((label) => ({ value: label, label }));

function Chosen() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field label="所在乡镇">
      {(control) => <Combobox {...control} options={areas} value={value} onChange={setValue} />}
    </Field>
  );
}

export const ByKeyboard: StoryObj = {
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: '所在乡镇' });
    await userEvent.type(box, '新民');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('新民镇');
  },
};

export const Playground: StoryObj<typeof Combobox> = {
  args: { options: areas, value: null, placeholder: '请选择乡镇', emptyText: '没有这个乡镇' },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="所在乡镇">
        {(control) => <Combobox {...args} {...control} value={value} onChange={setValue} />}
      </Field>
    );
  },
};
