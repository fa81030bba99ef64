import { fromRoot } from './paths.mjs';

/** Server settings for local use; variables that are already set take precedence. */
export function sandboxEnv(env = process.env) {
  return {
    ...env,
    PORT: env.PORT ?? '4173',
    HUIQI_HOST: env.HUIQI_HOST ?? '127.0.0.1',
    HUIQI_DATA_DIR: env.HUIQI_DATA_DIR ?? fromRoot('.data'),
    HUIQI_SANDBOX: env.HUIQI_SANDBOX ?? '1',
  };
}
