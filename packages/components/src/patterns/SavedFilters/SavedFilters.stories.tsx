import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SavedFilters } from './SavedFilters.js';
import { maxSaved, type SavedFilter } from './filterNames.js';

const meta = { title: 'patterns/SavedFilters' } satisfies Meta;
export default meta;

const onApply = fn();
const two: readonly SavedFilter[] = [
  { id: '1', name: '大额未反馈', query: 'moneyStart=300' },
  { id: '2', name: '垫江县税贷', query: 'productName=a' },
];

function Example({ start = two, canSave = true }) {
  const [saved, setSaved] = useState<readonly SavedFilter[]>(start);
  return (
    <SavedFilters
      saved={saved}
      onChange={setSaved}
      current="moneyStart=300"
      canSave={canSave}
      hrefFor={(query) => `#?${query}`}
      onApply={onApply}
    />
  );
}
const popover = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '常用筛选' }));

export const Chips: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    onApply.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: '垫江县税贷' }));
    await expect(onApply).toHaveBeenCalledWith('productName=a');
  },
};

export const SavedUnderAName: StoryObj = {
  render: () => <Example start={[]} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存为常用筛选' }));
    const form = await popover(canvasElement);
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(form.getByText('请输入名称')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: '名称' }), '大额{Enter}');
    await expect(canvas.getByRole('link', { name: '大额' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const NothingToSave: StoryObj = {
  render: () => <Example start={[]} canSave={false} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存为常用筛选' }));
    await expect((await popover(canvasElement)).getByText(/先选择条件/)).toBeVisible();
  },
};

const full = Array.from({ length: maxSaved }, (_, at) => ({
  id: String(at),
  name: `筛选 ${at + 1}`,
  query: `index=${at}`,
}));

export const Full: StoryObj = {
  render: () => <Example start={full} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '管理常用筛选' }));
    await expect((await popover(canvasElement)).getByText(/最多保存 20 个/)).toBeVisible();
  },
};
