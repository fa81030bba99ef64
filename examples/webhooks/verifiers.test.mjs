// Every verifier judges every vector; one whose language is not installed is named instead.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const at = (...path) => join(fileURLToPath(new URL('.', import.meta.url)), ...path);
const { now, vectors } = JSON.parse(readFileSync(at('vectors.json'), 'utf8'));
const input = vectors
  .map(({ header, secrets, body }) =>
    [now, header, secrets.join(' '), Buffer.from(body).toString('base64')].join('\t'),
  )
  .join('\n');
const built = mkdtempSync(join(tmpdir(), 'huiqi-verifiers-'));
after(() => rmSync(built, { recursive: true }));

const languages = {
  node: { needs: process.execPath, run: [process.execPath, at('node/check.mjs')] },
  java: {
    needs: 'javac',
    build: [
      'javac',
      '-d',
      built,
      at('java/Check.java'),
      '-sourcepath',
      at('..', 'partner-backend', 'java'),
    ],
    run: ['java', '-cp', built, 'Check'],
  },
  python: { needs: 'python3', run: ['python3', '-B', at('python/check.py')] },
  go: {
    needs: 'go',
    build: ['go', 'build', '-o', join(built, 'go-check'), at('go/check.go'), at('go/verify.go')],
    run: [join(built, 'go-check')],
  },
  csharp: {
    needs: 'mcs',
    build: [
      'mcs',
      `-out:${join(built, 'check.exe')}`,
      at('csharp/Check.cs'),
      at('csharp/WebhookSignature.cs'),
    ],
    run: ['mono', join(built, 'check.exe')],
  },
  php: { needs: 'php', run: ['php', at('php/check.php')] },
};
const isInstalled = (command) => !spawnSync(command, ['--version'], { stdio: 'ignore' }).error;

for (const [language, { needs, build, run }] of Object.entries(languages)) {
  const [command, ...args] = run;
  test(`the verifier in ${language}`, (t) => {
    if (!isInstalled(needs)) return t.diagnostic(`${needs} is not installed: not checked`);
    if (build)
      execFileSync(build[0], build.slice(1), {
        env: { ...process.env, GO111MODULE: 'off', HOME: built },
      });
    const output = execFileSync(command, args, { input, encoding: 'utf8' });
    const judged = output.trim().split(/\r?\n/);
    assert.equal(judged.length, vectors.length);
    for (const [index, { name, valid }] of vectors.entries())
      assert.equal(judged[index], String(valid), name);
  });
}
