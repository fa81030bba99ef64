import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DraftNotice } from './DraftNotice.js';

const meta = {
  title: 'patterns/DraftNotice',
  component: DraftNotice,
  args: {
    form: {
      isSaved: true,
      restored: true,
      sync: null,
      restart: fn(),
      takeOther: fn(),
      takeBack: fn(),
      keepMine: fn(),
    },
  },
} satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Kept from an earlier visit. */
export const Restored: Story = {};

/** Another tab typed something else into the same form. */
export const FilledElsewhere: Story = {
  args: { form: { ...meta.args.form, sync: 'DIFFERENT' } },
};

export const Taken: Story = { args: { form: { ...meta.args.form, sync: 'TAKEN' } } };

export const Removed: Story = { args: { form: { ...meta.args.form, sync: 'REMOVED' } } };
