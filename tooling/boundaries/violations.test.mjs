import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findViolations } from './cruise.mjs';
import { findGlobals } from './globals.mjs';
import { cleanTree, violations } from './violations.mjs';
import { rules } from './rules.mjs';
import { apps, featureUses, libraries, moduleUses, packages } from './table.mjs';

function writeTree(base, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
}

// Links the packages in node_modules as pnpm does.
function linkPackages(base) {
  const folders = [...packages, ...apps].map(({ folder }) => folder);
  for (const folder of folders) {
    mkdirSync(join(base, folder, 'node_modules/@huiqi'), { recursive: true });
    for (const target of packages) {
      const name = target.name.split('/')[1];
      symlinkSync(join(base, target.folder), join(base, folder, 'node_modules/@huiqi', name));
    }
  }
  const modules = libraries.flatMap((library) => library.modules);
  for (const name of modules.map((one) => (one.endsWith('/') ? `${one}react-dialog` : one))) {
    writeTree(base, {
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
      [`node_modules/${name}/index.js`]: 'module.exports = {};\n',
    });
  }
}

describe('boundaries', () => {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'huiqi-boundaries-')));
  let found = [];
  before(async () => {
    linkPackages(base);
    writeTree(base, cleanTree);
    for (const violation of violations) writeTree(base, violation.files);
    const cruised = await findViolations(base);
    found = [
      ...cruised.violations,
      ...findGlobals(
        base,
        violations.flatMap(({ files }) => Object.keys(files)),
      ),
    ];
  });
  after(() => rmSync(base, { recursive: true }));

  for (const { rule, files } of violations) {
    const [from] = Object.keys(files);
    it(`${rule} refuses ${from}`, () => {
      const hit = found.some((one) => one.rule === rule && one.from === from);
      assert.ok(
        hit,
        `no violation; found for this file: ${JSON.stringify(found.filter((one) => one.from === from))}`,
      );
    });
  }

  it('accepts the allowed imports', () => {
    const wrong = found.filter(({ from }) => from in cleanTree);
    assert.deepEqual(wrong, []);
  });

  it('declares domains and features in an order in which each uses earlier ones', () => {
    for (const [table, uses] of Object.entries({ featureUses, moduleUses })) {
      const names = Object.keys(uses);
      for (const [at, name] of names.entries())
        assert.deepEqual(
          uses[name].filter((used) => names.indexOf(used) >= at),
          [],
          `${table}: ${name} stands before what it uses`,
        );
    }
  });

  it('has a violation fixture for every rule', () => {
    const proven = new Set(violations.map(({ rule }) => rule));
    const missing = rules.map(({ name }) => name).filter((name) => !proven.has(name));
    assert.deepEqual(missing, []);
  });
});
