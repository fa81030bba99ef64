import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons, type IconName } from './icons.js';
import { Icon } from './Icon.js';

const meta = { title: 'ui/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;

const names = Object.keys(icons) as IconName[];

export const All: StoryObj = {
  render: () => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
      <li>
        <Icon name={names[0] ?? 'close'} label="有名称的图标" size={32} />
      </li>
    </ul>
  ),
};

export const Playground: StoryObj<typeof Icon> = {
  args: { name: 'close', size: 32, label: '关闭' },
};
