import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { FieldGroup } from './FieldGroup.js';

const meta: Meta = { title: 'ui/FieldGroup' };
export default meta;

export const States: StoryObj = {
  render: () => (
    <FieldGroup legend="授权范围" required hint="可多选" error="请至少选择一项">
      <Checkbox label="纳税信息" />
      <Checkbox label="发票信息" />
    </FieldGroup>
  ),
};
