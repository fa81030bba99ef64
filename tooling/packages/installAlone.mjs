import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, toolEnv } from '../../scripts/lib/exec.mjs';

// With a manifest of its own: npm would otherwise look for the project further up.
const manifest = { name: 'alone', private: true, type: 'module' };

/** An integrator's code; a type that resolves to `any` would accept the last line. */
const integrator = `import '@huiqi/embed/elements';
import { loadHuiqi, type Huiqi, type WidgetOptions } from '@huiqi/embed';

const options: WidgetOptions = { feature: 'loan-market', pageSize: 6 };
const huiqi: Huiqi | null = await loadHuiqi({ apiBase: 'https://huiqi.example' });
huiqi?.mount('#loans', options).on('huiqi-order-submitted', ({ detail }) => detail.orderId?.trim());
document.querySelector('huiqi-app')?.addEventListener('huiqi-exit', ({ detail }) => detail.productId);
// @ts-expect-error -- there is no such feature
export const wrong: WidgetOptions = { feature: 'loans' };
`;

const visitor = `import { loadHuiqi } from '@huiqi/embed';
const huiqi = await loadHuiqi({ apiBase: 'https://huiqi.example' });
if (huiqi !== null) throw new Error('loadHuiqi must resolve with null in Node');
`;

const strict =
  '--noEmit --strict --exactOptionalPropertyTypes --pretty false --target ES2022 --lib ES2023,DOM,DOM.Iterable';
const ways = {
  bundler: '--module ESNext --moduleResolution bundler',
  nodenext: '--module NodeNext --moduleResolution NodeNext',
};

/** Installs the tarball of the widget and nothing else into an empty folder, and uses it from there. */
export async function installAlone(tarball, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'integrator.ts'), integrator);
  writeFileSync(join(folder, 'visitor.mjs'), visitor);
  const options = { cwd: folder, env: toolEnv() };
  // Without the registry: a widget includes all of its code, and must not get missing parts from elsewhere.
  const quiet = ['--offline', '--no-audit', '--no-fund', '--no-package-lock'];
  const installed = await run('npm', ['install', ...quiet, tarball], options);
  if (installed.code !== 0) return [['installs alone', installed]];
  return [
    ['installs alone', installed],
    ['is imported alone', await run(process.execPath, ['visitor.mjs'], options)],
    ...(await Promise.all(
      Object.entries(ways).map(async ([name, way]) => [
        `is typed alone, ${name}`,
        await run('tsc', [...strict.split(' '), ...way.split(' '), 'integrator.ts'], options),
      ]),
    )),
  ];
}
