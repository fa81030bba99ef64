import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { PageTitle } from './PageTitle.js';

const meta = { title: 'ui/PageTitle', component: PageTitle } satisfies Meta<typeof PageTitle>;
export default meta;

export const Plain: StoryObj = { render: () => <PageTitle>核对信息</PageTitle> };

export const WithCount: StoryObj = {
  render: () => (
    <PageTitle
      count="共 1,234 笔"
      description="按提交时间排列"
      actions={<Button>导出当前结果</Button>}
    >
      贷款申请
    </PageTitle>
  ),
};
