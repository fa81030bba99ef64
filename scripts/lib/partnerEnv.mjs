const portOf = (env) => Number(env.HUIQI_PARTNER_PORT ?? Number(env.PORT) + 1);

/** Settings of the example of a partner's site, which runs beside a sandbox server, one port further on. */
export function partnerEnv(env) {
  return {
    ...env,
    HUIQI_API: env.HUIQI_API ?? `http://${env.HUIQI_HOST}:${env.PORT}`,
    HUIQI_PARTNER_PORT: String(portOf(env)),
    // What the sandbox signs the sample partner's webhooks with.
    HUIQI_PARTNER_WEBHOOK_SECRET: env.HUIQI_PARTNER_WEBHOOK_SECRET ?? 'whsec_sandbox-demo-partner',
  };
}

/** The server's settings with the origins of that site listed for the sample partner. */
export function withPartner(env) {
  const origins = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${portOf(env)}`);
  return { ...env, HUIQI_DEMO_ORIGINS: env.HUIQI_DEMO_ORIGINS ?? origins.join(',') };
}
