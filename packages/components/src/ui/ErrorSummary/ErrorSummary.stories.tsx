import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.js';

const meta = { title: 'ui/ErrorSummary', component: ErrorSummary } satisfies Meta<
  typeof ErrorSummary
>;
export default meta;

export const WithLinks: StoryObj = {
  render: () => (
    <>
      <ErrorSummary
        errors={[
          { fieldId: 'amount', label: '申请金额', message: '不能高于 500 万元' },
          { fieldId: 'phone', label: '手机号', message: '请输入 11 位手机号' },
        ]}
      />
      <label>
        申请金额 <input id="amount" />
      </label>
      <label>
        手机号 <input id="phone" />
      </label>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveFocus();
  },
};

export const Playground: StoryObj<typeof ErrorSummary> = {
  args: {
    title: '请先修改以下内容',
    errors: [{ fieldId: 'amount', label: '申请金额', message: '不能高于 500 万元' }],
  },
};
