// Builds the fonts of packages/report: node tooling/fonts/run.mjs [--check]. The source is 57 MB, so it is fetched here
// and not by every installation.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/lib/exec.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { common, standard } from './charsets.mjs';
import { codePointsOf } from './codePoints.mjs';
import { subsetFont } from './subset.mjs';

const source = '@expo-google-fonts/noto-sans-sc@0.4.3';
const integrity =
  'sha512-9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==';
const weights = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '700Bold/NotoSansSC_700Bold.ttf',
};
const folder = fromRoot('packages/report/fonts');

/** Unpacks the source's package into a folder. Throws if its hash is unknown. */
async function fetchSource(into) {
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', into, source]);
  if (packed.code !== 0) throw new Error(packed.output);
  const tarball = join(into, readdirSync(into)[0]);
  const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  if (`sha512-${hash}` !== integrity) throw new Error(`${source} is another file: sha512-${hash}`);
  const unpacked = await run('tar', ['-xzf', tarball, '-C', into]);
  if (unpacked.code !== 0) throw new Error(unpacked.output);
  return join(into, 'package');
}

/** The files of one weight: common characters, the others of the standards, all the rest. */
function* filesOf(weight, font) {
  const held = new Set(codePointsOf(font));
  const first = new Set(common());
  const second = new Set(standard());
  const chosen = {
    common: [...held].filter((code) => first.has(code)),
    more: [...held].filter((code) => second.has(code) && !first.has(code)),
    // Few characters need it, and none of them a heading: one weight is enough.
    ...(weight === 'regular' ? { rest: [...held].filter((code) => !second.has(code)) } : {}),
  };
  for (const [name, codePoints] of Object.entries(chosen)) {
    yield [`${weight}-${name}.ttf`, subsetFont(font, codePoints)];
  }
}

const isCheck = process.argv.includes('--check');
const temporary = mkdtempSync(join(tmpdir(), 'huiqi-fonts-'));
try {
  const unpacked = await fetchSource(temporary);
  const files = Object.entries(weights).flatMap(([weight, file]) => [
    ...filesOf(weight, readFileSync(join(unpacked, file))),
  ]);
  files.push(['LICENSE', readFileSync(join(unpacked, 'LICENSE_FONT'))]);
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) {
    if (!isCheck) writeFileSync(join(folder, name), bytes);
    const isSame = Buffer.compare(readFileSync(join(folder, name)), bytes) === 0;
    console.log(`${isSame ? '✓' : '✗'} ${name} ${bytes.length}`);
    if (!isSame) process.exitCode = 1;
  }
} finally {
  rmSync(temporary, { recursive: true });
}
