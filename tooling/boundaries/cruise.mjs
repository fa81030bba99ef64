import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { rules } from './rules.mjs';

const options = {
  // Whether an import is type-only is read from its syntax.
  tsPreCompilationDeps: true,
  skipAnalysisNotInRules: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(?:dist|storybook-static|test-results|coverage)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@huiqi/source', 'types', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    mainFields: ['module', 'main', 'types', 'typings'],
    // Files do not change during a run, so each is read once.
    cachedInputFileSystem: { cacheDuration: 600_000 },
  },
};

/** What an import of `./x.js` most often means is tried first, which halves the time. */
const resolution = { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } };

/** Cruises a tree with the repository's layout. Resolves with { modules, violations }. */
export async function findViolations(baseDir) {
  const folders = ['openapi', 'packages', 'apps', 'bench', 'e2e'].filter((folder) =>
    existsSync(join(baseDir, folder)),
  );
  const ruled = { ...options, baseDir, ruleSet: { forbidden: rules }, validate: true };
  const { output } = await cruise(folders, ruled, resolution);
  return {
    modules: output.modules.filter(({ source }) => !source.includes('node_modules')).length,
    violations: output.summary.violations.map(({ from, to, rule, cycle }) => ({
      from,
      to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
      rule: rule.name,
    })),
  };
}
