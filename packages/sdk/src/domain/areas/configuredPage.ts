import { ConfiguredPageValues, type ConfiguredPage } from '../../generated/enums.js';

const names: ReadonlySet<string> = new Set(ConfiguredPageValues.filter((name) => name !== 'index'));

/** The page configuration of a path (spec 1 §7 Other), or undefined if it has none. */
export function configuredPage(path: string): ConfiguredPage | undefined {
  const [first = ''] = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  if (first === '' || first === 'homePage') return 'index';
  return names.has(first) ? (first as ConfiguredPage) : undefined;
}
