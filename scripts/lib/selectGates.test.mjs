import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gates } from './gates.mjs';
import { selectGates } from './selectGates.mjs';

const select = (...files) => {
  const { chosen, left } = selectGates(gates, { since: 'abc', files });
  return { chosen, left, names: chosen.map(({ name }) => name) };
};
const commandOf = ({ chosen }, name) =>
  chosen.find((gate) => gate.name === name)?.command.join(' ');
const envOf = ({ chosen }, name) => chosen.find((gate) => gate.name === name)?.env;

describe('selectGates', () => {
  it('runs nothing without changes', () => {
    assert.deepEqual(select(), { chosen: [], left: [], names: [] });
  });

  it('runs for a document what reads documents', () => {
    assert.deepEqual(select('README.md').names, ['format', 'checks']);
  });

  it('runs for a feature of the components their tests and those of the site, not the server', () => {
    const selected = select('packages/components/src/features/orders/OrderList.tsx');
    assert.ok(
      ['types', 'lint', 'boundaries', 'knip'].every((name) => selected.names.includes(name)),
    );
    assert.ok(
      ['components', 'unit:platform', 'unit:embed'].every((name) => selected.names.includes(name)),
    );
    assert.ok(!selected.names.some((name) => /^(server|unit:sdk|contract|generated)/.test(name)));
    for (const name of ['packages', 'size', 'e2e', 'e2e-embedded']) {
      assert.ok(selected.left.includes(name), name);
    }
  });

  it('narrows the tests to what imports the changes', () => {
    const selected = select('packages/components/src/features/orders/OrderList.tsx');
    assert.match(
      commandOf(selected, 'components'),
      /^vitest run --passWithNoTests src\/features\/orders\/OrderList.stories.tsx(?: |$)/,
    );
    assert.doesNotMatch(commandOf(selected, 'components'), /Button/);
    assert.ok(!select('packages/sdk/README.md').names.includes('unit:sdk'));
    assert.match(commandOf(selected, 'types'), /packages\/components/);
    assert.doesNotMatch(commandOf(selected, 'types'), /apps\/server/);
  });

  it('tests a domain of the server by itself and the contract', () => {
    const selected = select(
      'apps/server/src/modules/orders/handlers.ts',
      'openapi/coupons/schemas.yaml',
      'packages/sdk/src/generated/types.ts',
    );
    assert.match(
      commandOf(selected, 'server-pg'),
      / src\/contract\/ src\/modules\/coupons\/ src\/modules\/orders\/$/,
    );
    assert.equal(envOf(selected, 'server-pg').HUIQI_TEST_TAGS, 'coupons,orders');
    assert.match(
      commandOf(select('openapi/errors.yaml'), 'server-pg'),
      / src\/contract\/ src\/modules\/$/,
    );
    assert.equal(
      envOf(select('apps/server/src/schema/relationKeys.ts'), 'server-pg').HUIQI_TEST_TAGS,
      'relations',
    );
    assert.deepEqual(envOf(select('openapi/errors.yaml'), 'server-pg'), {});
    assert.match(
      commandOf(select('apps/server/drizzle/0001_x.sql'), 'server-pg'),
      / src\/contract\/ src\/db\/ src\/modules\/$/,
    );
    const guarded = commandOf(select('apps/server/src/security/regionScope.ts'), 'server-pg');
    assert.match(guarded, / src\/security\/regionScope\.test\.ts /);
  });

  it('tests on both databases what may differ between them', () => {
    const { names } = select('apps/server/src/db/dataFolder.ts');
    assert.ok(names.includes('server') && names.includes('server-pg'));
  });

  it('runs all tests of a package whose harness or settings changed', () => {
    for (const file of ['tests/testStories.tsx', '.storybook/preview.tsx', 'vite.config.ts'])
      assert.equal(
        commandOf(select(`packages/components/${file}`), 'components'),
        'vitest run --passWithNoTests=false',
      );
    assert.doesNotMatch(commandOf(select('pnpm-lock.yaml'), 'unit:sdk'), /src\//);
  });

  it('starts a gate that takes minutes for changes of its own', () => {
    assert.ok(select('e2e/specs/a11y.spec.ts').names.includes('e2e'));
    assert.ok(!select('apps/platform/src/main.tsx').names.includes('e2e'));
    assert.ok(select('packages/sdk/package.json').names.includes('packages'));
  });

  it('checks the format of the changed files that exist', () => {
    const selected = select('README.md', 'gone.md');
    assert.match(commandOf(selected, 'format'), / --no-error-on-unmatched-pattern README\.md$/);
    assert.ok(!select('gone.md').names.includes('format'));
  });

  it('leaves no tracked kind of file without a gate', () => {
    for (const file of [
      'tsconfig.base.json',
      'redocly.yaml',
      'scripts/start.mjs',
      '.oxlintrc.json',
    ]) {
      assert.ok(select(file).names.length > 2, file);
    }
  });
});
