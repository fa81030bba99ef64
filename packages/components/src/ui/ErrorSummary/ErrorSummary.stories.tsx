import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './ErrorSummary.js';

const meta: Meta = { title: 'ui/ErrorSummary' };
export default meta;

export const WithLinks: StoryObj = {
  render: () => (
    <>
      <ErrorSummary
        errors={[
          { fieldId: 'amount', message: '请输入申请金额' },
          { fieldId: 'phone', message: '请输入手机号' },
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
};
