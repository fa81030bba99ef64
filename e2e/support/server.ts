import { rm } from 'node:fs/promises';
import { freePort } from './port.js';
import { endProcess, type ServerProcess, spawnServer, waitUntilReady } from './process.js';
import { copyTemplate, dataEnv, type SampleData } from './sampleTemplate.js';

export interface StartOptions {
  /** Added to the environment of the server process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Further origins of the sample partner. */
  readonly demoOrigins?: readonly string[];
  /** What the server starts on. Defaults to a copy of the sample. */
  readonly data?: SampleData;
}

/** The built server on a free port with its own data, PGlite or PostgreSQL. */
export class TestServer {
  readonly url: string;
  /** Address of the sample partner's site, which the server lists; `startPartnerProgram` runs one there. */
  readonly partnerUrl: string;
  #process: ServerProcess | undefined;

  private constructor(
    readonly port: number,
    readonly partnerPort: number,
    private readonly data: SampleData,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.partnerUrl = `http://127.0.0.1:${partnerPort}`;
  }

  /** Starts a server on its data: in PostgreSQL when E2E_DATABASE_URL is set, else in a PGlite folder. */
  static async start(options: StartOptions = {}): Promise<TestServer> {
    const [port, partnerPort] = await Promise.all([freePort(), freePort()]);
    const data = options.data ?? (await copyTemplate());
    const env = {
      PORT: String(port),
      ...dataEnv(data),
      // A machine busy with browsers delays the server's event loop: no reason to refuse a test's requests.
      HUIQI_MAX_LAG_MS: '20000',
      HUIQI_DEMO_ORIGINS: [
        `http://127.0.0.1:${partnerPort}`,
        ...(options.demoOrigins ?? []),
      ].join(),
      ...options.env,
    };
    const server = new TestServer(port, partnerPort, data, env);
    try {
      await server.launch();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  private async launch(): Promise<void> {
    this.#process = spawnServer(this.env);
    await waitUntilReady(this.#process, this.url);
  }

  /** What the current process has printed. */
  output(): string {
    return this.#process?.output() ?? '';
  }

  /** Kills the process with SIGKILL: nothing is flushed. */
  async kill(): Promise<void> {
    if (this.#process) await endProcess(this.#process, 'SIGKILL');
  }

  /** Starts again on the same port and the same data; ends a process that still runs. */
  async restart(): Promise<void> {
    if (this.#process) await endProcess(this.#process, 'SIGTERM');
    await this.launch();
  }

  /** Stops the process gracefully and removes its data. */
  async stop(): Promise<void> {
    if (this.#process) await endProcess(this.#process, 'SIGTERM');
    await this.data.database?.drop();
    await rm(this.data.dataDir, { recursive: true, force: true });
  }
}
