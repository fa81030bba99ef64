import { fromRoot } from './paths.mjs';

/** Settings of the server for a person's own machine; the environment wins over each. */
export function sandboxEnv(env = process.env) {
  return {
    ...env,
    PORT: env.PORT ?? '4173',
    HUIQI_HOST: env.HUIQI_HOST ?? '127.0.0.1',
    HUIQI_DATA_DIR: env.HUIQI_DATA_DIR ?? fromRoot('.data'),
    HUIQI_SANDBOX: env.HUIQI_SANDBOX ?? '1',
  };
}
