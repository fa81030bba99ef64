import type { Preview } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { applyAppearance, type AppearanceOptions } from '../src/theme/appearance/index.js';
import { themeRoot } from '../src/theme/index.js';
import { PortalProvider } from '../src/ui/index.js';

// What a story waits for may load a chunk first: a second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** A story stands on a card. Returns a function that takes it away. */
function layGround(): () => void {
  const ground = new CSSStyleSheet();
  ground.replaceSync('body{background:var(--huiqi-color-surface)}');
  document.adoptedStyleSheets.push(ground);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== ground);
  };
}

function useAppearance({ mode, density }: AppearanceOptions): void {
  useEffect(layGround, []);
  useEffect(() => applyAppearance(document, { mode, density }).remove, [mode, density]);
}

const preview: Preview = {
  initialGlobals: { mode: 'light', density: 'comfortable' },
  globalTypes: {
    mode: { toolbar: { title: 'Mode', icon: 'mirror', items: ['light', 'dark', 'auto'] } },
    density: { toolbar: { title: 'Density', icon: 'menu', items: ['comfortable', 'compact'] } },
  },
  parameters: {
    // Every rule runs; of what passes, axe would otherwise describe each element.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'padded',
  },
  decorators: [
    function Themed(Story, { globals }) {
      useAppearance(globals);
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
