import { createServer } from 'node:net';
import { StopError } from './stop.mjs';

const probe = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(address.port));
    });
  });

/** Returns a free port of the loopback interface. */
export const freePort = () => probe(0, '127.0.0.1');

/** Throws a StopError if the port is invalid or in use. */
export async function requirePort(port, host, variable = 'PORT') {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StopError(`${variable} must be a port between 1 and 65535.`);
  }
  try {
    await probe(port, host);
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      throw new StopError(
        `Port ${port} is in use by another process. Stop that process, or choose another port: ${variable}=${port + 1} npm start`,
      );
    }
    if (error.code === 'EACCES') {
      throw new StopError(
        `Port ${port} requires privileges that this user lacks. Choose one above 1023: ${variable}=4173`,
      );
    }
    throw error;
  }
}
