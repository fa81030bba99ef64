import fp from 'fastify-plugin';

interface StopOptions {
  readonly isStopping: () => boolean;
}

/** Ends each connection with its response once a stop is in progress: one kept open would delay it until it times out. */
export const closeWhenStopping = fp(
  async (app, { isStopping }: StopOptions) => {
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isStopping()) reply.header('Connection', 'close');
      done();
    });
  },
  { name: 'closeWhenStopping' },
);
