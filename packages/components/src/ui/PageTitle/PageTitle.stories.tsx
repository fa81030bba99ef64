import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { PageTitle } from './PageTitle.js';

const meta = { title: 'ui/PageTitle', component: PageTitle } satisfies Meta<typeof PageTitle>;
export default meta;

export const Plain: StoryObj<typeof PageTitle> = { args: { children: '核对信息' } };

export const WithCount: StoryObj<typeof PageTitle> = {
  args: {
    children: '贷款申请',
    count: '共 1,234 笔',
    description: '按提交时间排列',
    actions: <Button>导出当前结果</Button>,
  },
};
