import { join } from 'node:path';
import { readSettings, settingsOf } from './setting.js';
import { settings } from './settings.js';

/** Reads the settings (settings.ts) from the environment; throws a `StartError` that lists everything that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv, root: string) {
  const { allowEmbedded: _, trustedProxies, ...config } = readSettings(settings(env, root), env);
  return {
    ...config,
    trustedProxies: trustedProxies ?? [],
    cacheDir: join(root, '.cache'),
    staticRoot: root,
    secure: config.publicUrl?.startsWith('https://') ?? false,
  };
}

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** What the environment changes, for people to see: `NAME=value`, without secrets. */
export const changedSettings = (env: NodeJS.ProcessEnv, root: string): readonly string[] =>
  settingsOf(settings(env, root))
    .filter(({ name, standard }) => env[name] && env[name] !== standard)
    .map(({ name, secret }) => `${name}=${secret ? '(secret)' : env[name]}`);
