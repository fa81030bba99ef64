import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ColumnChooser } from './ColumnChooser.js';
import { completeChoice, type ColumnChoice, type ColumnOption } from './columnChoice.js';

const meta = { title: 'patterns/ColumnChooser' } satisfies Meta;
export default meta;

const columns: readonly ColumnOption[] = [
  { key: 'company', label: '企业名称', fixed: true, initial: true },
  { key: 'amount', label: '申请金额', initial: true },
  { key: 'created', label: '申请时间', initial: true },
  { key: 'source', label: '申请来源' },
];

function Example() {
  const [choice, setChoice] = useState<ColumnChoice>([]);
  const shown = completeChoice(columns, choice).filter((one) => one.shown);
  return (
    <>
      <ColumnChooser columns={columns} choice={choice} onChange={setChoice} />
      <p>{shown.map(({ column }) => column.label).join('，')}</p>
    </>
  );
}

export const Closed: StoryObj = { render: () => <Example /> };

export const ChosenAndMoved: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    const popover = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '列设置' }),
    );
    await userEvent.click(popover.getByRole('checkbox', { name: '申请来源' }));
    await userEvent.click(popover.getByRole('button', { name: '上移 申请来源' }));
    await expect(popover.getByRole('status')).toHaveTextContent('申请来源：第 2 列，共 3 列');
    await expect(canvas.getByText('企业名称，申请金额，申请来源，申请时间')).toBeInTheDocument();
  },
};
