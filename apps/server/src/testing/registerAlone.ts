import type { FastifyInstance, FastifyPluginCallback, FastifyPluginOptions } from 'fastify';
import fp, { type PluginMetadata } from 'fastify-plugin';

interface Marked {
  readonly [key: symbol]: PluginMetadata | undefined;
}

const describe = (plugin: object) => (plugin as Marked)[Symbol.for('plugin-meta')];

export const nameOf = (plugin: object): string => describe(plugin)?.name ?? '';

/** Names of the plugins that have to come before one. */
export const dependenciesOf = (plugin: object): readonly string[] =>
  describe(plugin)?.dependencies ?? [];

/** Registers a plugin without those that it depends on, except those that a test has registered. */
export async function registerAlone<Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  plugin: FastifyPluginCallback<Options>,
  options: Options,
): Promise<void> {
  for (const name of dependenciesOf(plugin))
    if (!app.hasPlugin(name)) await app.register(fp(async () => undefined, { name }));
  await app.register(plugin, options);
}
