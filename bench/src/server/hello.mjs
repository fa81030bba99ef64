import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));

// The bytes of another server's response, sent without work.
const copied = process.env.BENCH_COPIED_URL;
if (copied) {
  const response = await fetch(copied);
  if (!response.ok) throw new Error(`${copied}: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type');
  app.get('/copied', (_request, reply) => reply.type(type).send(bytes));
}
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
