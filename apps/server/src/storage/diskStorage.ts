import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStorage } from './ObjectStorage.js';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Flushes a file, or the entries of a folder, to disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const partial = `${to}.partial`;
    await copyFile(from, partial);
    await flush(partial);
    await rename(partial, to);
  }
}

/** Stores objects in a folder, which must not be served by a web server. */
export function diskStorage(folder: string): ObjectStorage {
  const objects = join(folder, 'objects');
  const pathOf = (name: string) => join(objects, name);
  return {
    incoming: join(folder, 'incoming'),

    put: async (name, file) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Content before name: after a power failure, a name without content would pass for a stored file.
      await flush(file);
      await move(file, path);
      await flush(dirname(path));
    },

    open: async (name) => {
      try {
        const handle = await open(pathOf(name), constants.O_RDONLY);
        return createReadStream('', { fd: handle });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    delete: (name) => rm(pathOf(name), { force: true }),

    listBefore: async (time) => {
      const months = await readdir(objects).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const names: string[] = [];
      for (const month of months) {
        for (const file of await readdir(join(objects, month))) {
          const name = `${month}/${file}`;
          if ((await stat(pathOf(name))).mtime < time) names.push(name);
        }
      }
      return names;
    },
  };
}
