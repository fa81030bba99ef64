import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { numbersCopy } from './numbersCopy.js';

/** Waits for a case's text, and reveals its numbers: those of the contract's example. */
export const showNumbers =
  (words: string): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    await canvas.findAllByText(words);
    const call = { name: `${numbersCopy.call} 13900000001` };
    await expect(canvas.queryByRole('link', call)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: numbersCopy.show }));
    await expect(await canvas.findByRole('link', call)).toBeVisible();
  };
