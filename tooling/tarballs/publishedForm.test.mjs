import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedManifest, relativeLinks, withAbsoluteLinks } from './publishedForm.mjs';

const place = {
  folder: 'packages/one',
  repository: { type: 'git', url: 'git+https://git.example/us/all.git' },
};

test('users get caret ranges, our peers at the same version, and no tools of ours', () => {
  const manifest = {
    name: '@huiqi/one',
    version: '0.3.1',
    scripts: { build: 'tsup' },
    dependencies: { a: '1.2.3', b: '^2.0.0' },
    devDependencies: { c: '1.0.0' },
    peerDependencies: { '@huiqi/sdk': '>=0.0.0 <1.0.0', react: '^18.3.0 || ^19.0.0' },
  };
  assert.deepEqual(publishedManifest(manifest, place), {
    name: '@huiqi/one',
    version: '0.3.1',
    dependencies: { a: '^1.2.3', b: '^2.0.0' },
    peerDependencies: { '@huiqi/sdk': '^0.3.1', react: '^18.3.0 || ^19.0.0' },
    repository: { ...place.repository, directory: 'packages/one' },
    homepage: 'https://git.example/us/all/tree/main/packages/one',
    bugs: 'https://git.example/us/all/issues',
  });
});

test('relative links lead into the repository; others stay', () => {
  const text = '[a](../../docs/a.md#top) [b](src/ui) [c](https://c.example) [d](#d)';
  assert.deepEqual(relativeLinks(text), ['../../docs/a.md#top', 'src/ui']);
  const absolute = withAbsoluteLinks(text, place);
  assert.deepEqual(relativeLinks(absolute), []);
  assert.equal(
    absolute,
    '[a](https://git.example/us/all/blob/main/docs/a.md#top) [b](https://git.example/us/all/tree/main/packages/one/src/ui) [c](https://c.example) [d](#d)',
  );
});
