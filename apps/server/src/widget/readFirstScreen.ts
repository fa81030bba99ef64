import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Render = (product: string, ask: typeof fetch) => Promise<object>;

export interface WidgetScreen {
  /** Its addresses below `/embed/`: another build has others. */
  readonly names: readonly string[];
  /** The loader with a screen, as JSON, in it. */
  readonly loader: (screen: string) => string;
  /** Draws the list as a visitor sees it; `ask` calls the API as a page does. */
  readonly render: (product: string, ask: typeof fetch) => Promise<object>;
}

/** Reads what draws the widget's first screen; null if the widget is not built. */
export function readFirstScreen(widgetFolder: string): WidgetScreen | null {
  const file = join(widgetFolder, 'server/firstScreen.json');
  if (!existsSync(file)) return null;
  const { names } = JSON.parse(readFileSync(file, 'utf8')) as Pick<WidgetScreen, 'names'>;
  const program = pathToFileURL(join(widgetFolder, 'server/renderFirstScreen.js')).href;
  const [before = '', after = ''] = readFileSync(
    join(widgetFolder, 'server/loan.js'),
    'utf8',
  ).split('__DRAWN_SCREEN__');
  let loading: Promise<Render> | undefined;
  const load = async () =>
    ((await import(program)) as { renderFirstScreen: Render }).renderFirstScreen;
  return {
    names,
    loader: (json) => before + json + after,
    async render(product, ask) {
      // With the first visit: a server that shows no widget does without it.
      loading ??= load();
      return (await loading)(product, ask);
    },
  };
}
