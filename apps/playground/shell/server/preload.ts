import type { PageKeys } from './ShellKeys.js';
import type { ShellSettings } from './ShellSettings.js';

/**
 * The script that a page of the client runs first, in place of what a real client injects. It uses the window's name as
 * the view, fetches the secret once, and leaves neither in the document.
 */
export function preloadScript({
  settings,
  legacy,
}: Pick<PageKeys, 'legacy'> & { readonly settings: ShellSettings }): string {
  const { algorithm, commands, module, protocol } = settings;
  const secure = `protocol: 'secure', algorithm: ${JSON.stringify(algorithm)}, getSecret: () => (secret ??= take())`;
  const { iv, key, mode } = legacy;
  const fixed = `protocol: 'legacy', ...${JSON.stringify({ key, mode, ...(mode === 'CBC' ? { iv } : {}) })}`;
  return `(() => {
  document.currentScript.remove();
  const view = /^[\\w-]{1,32}$/.test(window.name) ? window.name : 'main';
  const take = async () => {
    const response = await fetch('/__shell/secret', { method: 'POST' });
    if (!response.ok) throw new Error('no secret');
    return (await response.json()).secret;
  };
  let secret;
  const host = {
    url: 'ws://' + location.host + '/bridge/' + view,
    module: ${module},
    commands: ${JSON.stringify(commands)},
    ${protocol === 'secure' ? secure : fixed},
  };
  Object.defineProperty(window, 'huiqiHost', { value: Object.freeze(host) });
})();
`;
}
