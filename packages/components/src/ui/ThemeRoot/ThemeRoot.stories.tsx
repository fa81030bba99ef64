import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { InsideContext } from './insideContext.js';
import { ThemeRoot } from './ThemeRoot.js';

const meta = { title: 'ui/ThemeRoot', component: ThemeRoot } satisfies Meta<typeof ThemeRoot>;
export default meta;

/** A right-to-left host page, in which our part stays left-to-right. */
export const InAPageFromTheRight: StoryObj = {
  render: () => (
    <InsideContext.Provider value={false}>
      <div dir="rtl">
        <ThemeRoot>
          <p>年利率 4.35%~3.9%</p>
          <Button>申请</Button>
        </ThemeRoot>
      </div>
    </InsideContext.Provider>
  ),
  play: async ({ canvas }) => {
    const rate = canvas.getByText('年利率 4.35%~3.9%');
    await expect(getComputedStyle(rate).direction).toBe('ltr');
  },
};
