import { once } from 'node:events';
import { createServer } from 'node:http';

/** Opens a collector of traces, to which a server with `settings` sends; `received()` is what came, as text. */
export async function openCollector() {
  let received = '';
  const server = createServer(async (request, response) => {
    received += `${request.method} ${request.url}\n`;
    for await (const chunk of request) received += chunk.toString('latin1');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${server.address().port}`,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
    received: () => received,
    close: () => server.close().closeAllConnections(),
  };
}
