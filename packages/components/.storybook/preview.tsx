import type { Preview } from '@storybook/react-vite';
import { useState } from 'react';
import { themeRoot } from '../src/theme/index.js';
import { PortalProvider } from '../src/ui/index.js';

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  decorators: [
    function Themed(Story) {
      const [container, setContainer] = useState<HTMLElement | null>(null);
      return (
        <div lang="zh-CN" className={themeRoot}>
          <PortalProvider container={container}>
            <Story />
          </PortalProvider>
          <div ref={setContainer} />
        </div>
      );
    },
  ],
};

export default preview;
