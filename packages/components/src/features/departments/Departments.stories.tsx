import { createMockClient } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { DepartmentTree } from './DepartmentTree.js';
import { DepartmentsView, type DepartmentsViewProps } from './DepartmentsView.js';

const meta = { title: 'departments/Departments' } satisfies Meta;
export default meta;

const ignore = () => undefined;
const story = (people: DepartmentsViewProps['people'], failing = false): StoryObj => ({
  render: () => (
    <HuiqiProvider
      client={createMockClient(failing ? { getDepartmentTree: { code: '100500' } } : {})}
    >
      <DepartmentsView
        isChosen={people !== undefined}
        onBack={ignore}
        name={people && '市场监督管理局'}
        tree={<DepartmentTree value={people ? '2' : null} onChange={ignore} />}
        people={people}
      />
    </HuiqiProvider>
  ),
});

export const NothingChosen = story(undefined);
export const People = story({
  status: 'ready',
  data: [
    { id: '7', name: '李行知', phone: '138****0005' },
    { id: 'staff-1', name: '王思齐', phone: null },
  ],
});
export const Nobody = story({ status: 'empty' });
export const Loading = story({ status: 'loading' });
export const TreeFailed = story(undefined, true);
