import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'huiqi-precompress-'));
after(() => rmSync(folder, { recursive: true }));

it('writes both encodings beside text files that are worth it', async () => {
  const script = join(folder, 'a.js');
  const text = 'export const word = "惠企";\n'.repeat(100);
  writeFileSync(script, text);
  writeFileSync(join(folder, 'tiny.js'), '1');
  writeFileSync(join(folder, 'logo.png'), Buffer.alloc(2_000));
  await precompress(folder);
  assert.equal(brotliDecompressSync(readFileSync(`${script}.br`)).toString(), text);
  assert.equal(gunzipSync(readFileSync(`${script}.gz`)).toString(), text);
  assert.equal(existsSync(join(folder, 'tiny.js.br')), false);
  assert.equal(existsSync(join(folder, 'logo.png.br')), false);
});
