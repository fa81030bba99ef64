import type { Preview } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { CopyContext } from '../src/copy/CopyContext.js';
import { en } from '../src/locale/en.js';
import { applyAppearance, type AppearanceOptions } from '../src/theme/appearance/index.js';
import { themeRoot } from '../src/theme/index.js';
import { PortalProvider } from '../src/ui/index.js';
import { controlsOf, serverArg } from './storyControls.js';
import { setServer } from './storyServer.js';

// A story may first load a chunk, on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Puts a story on a card. Returns a function that removes it. */
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

const english = { locale: en };
const chinese = {};

const preview: Preview = {
  initialGlobals: { mode: 'light', density: 'comfortable', language: 'zh-CN' },
  globalTypes: {
    mode: { toolbar: { title: 'Mode', icon: 'mirror', items: ['light', 'dark', 'auto'] } },
    density: { toolbar: { title: 'Density', icon: 'menu', items: ['comfortable', 'compact'] } },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  argsEnhancers: [serverArg],
  argTypesEnhancers: [controlsOf],
  parameters: {
    // axe would otherwise describe each passing element.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'padded',
  },
  decorators: [
    function Themed(Story, { args: { server }, globals }) {
      useAppearance(globals);
      const [container, setContainer] = useState<HTMLElement | null>(null);
      const isEnglish = globals['language'] === 'en';
      // Runs before the story creates its client, once per choice.
      const behaviour = typeof server === 'string' ? server : undefined;
      if (behaviour !== undefined) setServer(behaviour);
      return (
        <div lang={isEnglish ? 'en' : 'zh-CN'} className={themeRoot}>
          <CopyContext.Provider value={isEnglish ? english : chinese}>
            <PortalProvider container={container}>
              <Story key={behaviour} />
            </PortalProvider>
          </CopyContext.Provider>
          <div ref={setContainer} />
        </div>
      );
    },
  ],
};

export default preview;
