import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../../callKit/sampleFiles.js';
import { FileRefusal } from '../FileRefusal.js';
import { PictureDecoder, startPictureProcess } from './PictureDecoder.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huiqi-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const jobOf = async (name: string, content: Buffer) => {
  const file = join(folder, name);
  await writeFile(file, content);
  return { file, mediaType: 'image/png', pixels: 800 };
};

test('decodes in a process of lower priority, and goes on after one that ended', async () => {
  const started: ChildProcess[] = [];
  const decoder = new PictureDecoder(() => {
    const child = startPictureProcess();
    started.push(child);
    return child;
  });
  const good = await jobOf('good.png', png());
  expect(await decoder.redraw(good)).toBeGreaterThan(0);
  const broken = await jobOf('broken.png', png().subarray(0, 60));
  await expect(decoder.redraw(broken)).rejects.toThrow(FileRefusal);
  await expect(decoder.redraw({ ...good, file: join(folder, 'none') })).rejects.toThrow('ENOENT');
  expect(await decoder.redraw(good)).toBeGreaterThan(0);
  expect(started).toHaveLength(1);
  const [first] = started;
  expect(getPriority(first?.pid)).toBe(5);

  const underWay = decoder.redraw(good);
  first?.kill('SIGKILL');
  await expect(underWay).rejects.toThrow('ended: SIGKILL');
  expect(await decoder.redraw(good)).toBeGreaterThan(0);
  const [, second] = started;
  second?.kill('SIGKILL');
  if (second) await once(second, 'exit');
  expect(await decoder.redraw(good)).toBeGreaterThan(0);
  expect(started).toHaveLength(3);
  started[2]?.disconnect();
});

test('says that a picture takes too long', async () => {
  const decoder = new PictureDecoder(() => {
    const child = startPictureProcess();
    child.kill('SIGSTOP');
    return child;
  }, 1_000);
  const job = await jobOf('late.png', png());
  await expect(decoder.redraw(job)).rejects.toMatchObject({ code: '100503' });
});
