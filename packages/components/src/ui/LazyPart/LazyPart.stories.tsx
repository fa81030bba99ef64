import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState, type ComponentType } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { lazyPart } from './lazyPart.js';

const Here = lazyPart(async () => ({ default: () => <p>授权书</p> }));
const Lost = lazyPart<object>(() => Promise.reject(new Error('503')), []);

function Opened({ Part }: { readonly Part: ComponentType }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Suspense fallback={null}>{isOpen && <Part />}</Suspense>
    </>
  );
}

const meta = { title: 'ui/LazyPart' } satisfies Meta;
export default meta;

export const Loaded: StoryObj = {
  render: () => <Opened Part={Here} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await expect(await canvas.findByText('授权书')).toBeVisible();
  },
};

/** Its code failed to load; the page around it stays. */
export const NotLoaded: StoryObj = {
  render: () => <Opened Part={Lost} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
