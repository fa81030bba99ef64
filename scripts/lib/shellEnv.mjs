/** Settings of the simulated desktop client, which runs beside a sandbox server, two ports further on. */
export function shellEnv(env) {
  return {
    ...env,
    HUIQI_API: env.HUIQI_API ?? `http://${env.HUIQI_HOST}:${env.PORT}`,
    HUIQI_SHELL_PORT: env.HUIQI_SHELL_PORT ?? String(Number(env.PORT) + 2),
  };
}
