import { existsSync, watch } from 'node:fs';
import { fromRoot } from './paths.mjs';

const quietMs = 150;
const ignored = /(^|[\\/])(node_modules|dist|\.cache)([\\/]|$)|\.(test|stories)\.tsx?$|~$/;

/** Calls `onChange` once after a burst of changes below the folders. Returns a function that stops watching. */
export function watchFolders(folders, onChange) {
  let timer;
  const watchers = folders
    .map((folder) => fromRoot(folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file && ignored.test(file)) return;
        clearTimeout(timer);
        timer = setTimeout(onChange, quietMs);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
