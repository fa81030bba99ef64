import fastify, { type FastifyInstance } from 'fastify';
import { createServices, type ServiceOptions } from './createServices.js';
import type { PluginOptions } from './http/context.js';
import { defaultReadTimes } from './http/load/endHalfBodies.js';
import type { LogStream } from './http/observe/logger.js';
import { handlers } from './modules/handlers.js';
import { plugins as allPlugins, type Plugin } from './plugins.js';
import { serverOptions } from './serverOptions.js';

type Chosen = 'handlers' | 'isStopping' | 'metrics' | 'readTimes' | 'shedsLoad';

export interface AppOptions extends ServiceOptions, Partial<Pick<PluginOptions, Chosen>> {
  readonly logStream?: LogStream;
  readonly plugins?: readonly Plugin[];
}

/** Builds the whole application on an open database; does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, logStream, plugins = allPlugins, readTimes = defaultReadTimes } = options;
  const app: FastifyInstance = fastify(serverOptions(config, readTimes, logStream));
  const given: PluginOptions = {
    ...createServices(options, app.log),
    handlers: options.handlers ?? handlers,
    isStopping: options.isStopping ?? (() => false),
    metrics: options.metrics ?? null,
    readTimes,
    shedsLoad: options.shedsLoad ?? false,
  };
  for (const plugin of plugins) await app.register(plugin, given);
  return app;
}
