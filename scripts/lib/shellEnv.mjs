/** Settings of the simulated desktop client: it stands beside a server in the sandbox, two ports further on. */
export function shellEnv(env) {
  return {
    ...env,
    HUIQI_API: env.HUIQI_API ?? `http://${env.HUIQI_HOST}:${env.PORT}`,
    HUIQI_SHELL_PORT: env.HUIQI_SHELL_PORT ?? String(Number(env.PORT) + 2),
  };
}
