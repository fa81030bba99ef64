import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { DescriptionList } from '../DescriptionList/DescriptionList.js';
import { Stack } from '../Stack/Stack.js';
import { Section } from './Section.js';

const meta = { title: 'ui/Section', component: Section } satisfies Meta<typeof Section>;
export default meta;

const facts = [
  { term: '企业名称', value: '重庆明月食品有限公司', kind: 'name' as const },
  { term: '统一社会信用代码', value: '91500000MA5U000000', kind: 'code' as const },
  { term: '注册资本', value: '1,000', unit: '万元', kind: 'money' as const },
];

export const WithActions: StoryObj = {
  render: () => (
    <Stack>
      <Section title="企业信息" actions={<Button variant="text">更换企业</Button>}>
        <DescriptionList items={facts} />
      </Section>
      <Section title="融资需求" level={3} description="提交后不能修改">
        <DescriptionList items={[{ term: '融资期限', value: '12', unit: '个月' }]} />
      </Section>
    </Stack>
  ),
};

export const Playground: StoryObj<typeof Section> = {
  args: {
    title: '企业信息',
    description: '提交后不能修改',
    level: 2,
    padding: 'medium',
    actions: <Button variant="text">更换企业</Button>,
    children: <DescriptionList items={facts} />,
  },
};
