import { createServer } from 'node:net';

/** A free TCP port of the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('the probe has no port'));
        return;
      }
      probe.close(() => resolve(address.port));
    });
  });
}
