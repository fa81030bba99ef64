import { existsSync, readFileSync } from 'node:fs';
import { freePort } from '../../scripts/lib/port.mjs';
import { startSample } from '../deploy/startSample.mjs';
import { scriptsIn, stylesIn } from './graph.mjs';
import { sizesOf } from './measure.mjs';

let started;
/** The built server, which draws and composes pages. */
const site = () => (started ??= freePort().then((port) => startSample(port)));

/** Ends the server, if a page was measured. */
export const stopSite = async () => (await started?.catch(() => undefined))?.stop();

/** A busy machine may close an idle connection just when a request is sent. */
async function readPage(address, attempts = 5) {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(`${address} is ${response.status}`);
    return await response.text();
  } catch (error) {
    if (attempts <= 1) throw error;
    return readPage(address, attempts - 1);
  }
}

/** Document, style sheets and scripts that a page loads before it is complete. */
export async function sizesOfPage(path, distFolder) {
  const { url } = await site();
  const html = await readPage(url + path);
  const files = [...scriptsIn(html, distFolder), ...stylesIn(html, distFolder)];
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${path} names ${missing}, which the build lacks`);
  return sizesOf([Buffer.from(html), ...files.map((file) => readFileSync(file))]);
}
