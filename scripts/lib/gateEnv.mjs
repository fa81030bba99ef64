import { toolEnv } from './exec.mjs';
import { fromRoot } from './paths.mjs';

/** The environment of a gate: its databases, and what the gates beside it leave to it. */
export function gateEnv(gate, context, file) {
  const env = toolEnv(
    { ...context.browser, ...gate.env, E2E_JSON: file, NO_COLOR: '1' },
    fromRoot(gate.cwd),
  );
  delete env.FORCE_COLOR;
  delete env.NODE_TEST_CONTEXT;
  // A gate's database does not depend on the caller's environment.
  delete env.DATABASE_URL;
  delete env.E2E_DATABASE_URL;
  if (gate.name === 'server' && context.testedOnPostgres)
    return { ...env, HUIQI_TESTED_ON_POSTGRES: '1' };
  if (gate.name === 'e2e-embedded')
    return { ...env, E2E_TESTED_ON_POSTGRES: '1', E2E_OUTPUT: './test-results/embedded' };
  // The browser tests accept any database: without PostgreSQL they run on the embedded one.
  if (gate.name === 'e2e' && context.postgres)
    return {
      ...env,
      E2E_DATABASE_URL: context.postgres.url,
      ...(context.testedOnEmbedded ? { E2E_EMBEDDED_BESIDE: '1' } : {}),
    };
  const wanted = [gate.needs, gate.prefers].some((names) => names?.includes('postgres'));
  return wanted && context.postgres ? { ...env, DATABASE_URL: context.postgres.url } : env;
}
