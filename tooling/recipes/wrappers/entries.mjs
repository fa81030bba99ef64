// One page of each framework: `start(place)` shows a widget with the given props, again and again, and removes it.
const react = (render) => `
  import { createElement, StrictMode } from 'react';
  import { HuiqiWidget } from '@huiqi/embed/react';
  ${render}
  const tree = (props) => createElement(StrictMode, null, createElement(HuiqiWidget, props));
`;

const withRender = `${react("import { render, unmountComponentAtNode } from 'react-dom';")}
  window.start = (place) => ({
    show: (props) => void render(tree(props), place),
    stop: () => void unmountComponentAtNode(place),
  });
`;

const withRoot = `${react("import { createRoot } from 'react-dom/client';")}
  window.start = (place) => {
    const root = createRoot(place);
    return { show: (props) => root.render(tree(props)), stop: () => root.unmount() };
  };
`;

const withVue = `
  import { createApp, h, shallowReactive } from 'vue';
  import { HuiqiWidget } from '@huiqi/embed/vue';
  window.start = (place) => {
    const given = shallowReactive({});
    const app = createApp({ render: () => h(HuiqiWidget, { ...given }) });
    let isShown = false;
    return {
      show(props) {
        Object.assign(given, props);
        if (!isShown) app.mount(place);
        isShown = true;
      },
      stop: () => app.unmount(),
    };
  };
`;

/** Code of each framework's page, and the packages that stand for the names it imports. */
export const entries = {
  'React 17': { code: withRender, alias: { react: 'react-17', 'react-dom': 'react-dom-17' } },
  'React 18': { code: withRoot, alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },
  'React 19': { code: withRoot, alias: { react: 'react-19', 'react-dom': 'react-dom-19' } },
  'Vue 3.3': { code: withVue, alias: { vue: 'vue-3.3' } },
  'Vue 3.5': { code: withVue, alias: {} },
};
