import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './LinkButton.js';

const meta: Meta = { title: 'ui/LinkButton' };
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <LinkButton href="#a">查看详情</LinkButton>
      <LinkButton href="#b" variant="secondary" size="small">
        返回列表
      </LinkButton>
    </>
  ),
};
