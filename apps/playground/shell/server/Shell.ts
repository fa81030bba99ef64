import type { WebSocket } from 'ws';
import { Faults } from './Faults.js';
import { legacyLink } from './legacyLink.js';
import { PageConnection, type Command } from './PageConnection.js';
import type { ShellAction } from './ShellAction.js';
import { type PageKeys, ShellKeys } from './ShellKeys.js';
import { ShellLog } from './ShellLog.js';
import { changeSettings, defaultSettings, type ShellSettings } from './ShellSettings.js';
import type { OpenWindow, ShellEvent, ShellState } from './ShellState.js';
import { readSubWindow } from './subWindow.js';

/** Source that the client hands its users over with. */
export const clientSource = 'CLIENT';

export interface ShellOptions {
  /** Asks the platform for a token of an account, as the bank's server would; valid once. */
  readonly createToken: (account: string) => Promise<string>;
  readonly onEvent: (event: ShellEvent) => void;
}

/** The simulated desktop client: its windows, its keys and its end of the protocol. */
export class Shell {
  readonly log: ShellLog;
  readonly #options: ShellOptions;
  readonly #faults = new Faults();
  readonly #connections = new Set<PageConnection>();
  #keys = new ShellKeys();
  #settings: ShellSettings = defaultSettings;
  #account: string | null = null;
  #isLoginOpen = false;
  #isListening = true;
  #windows: readonly OpenWindow[] = [];
  #windowCount = 0;

  constructor(options: ShellOptions) {
    this.#options = options;
    this.log = new ShellLog((entry) => options.onEvent({ type: 'log', entry }));
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  get state(): ShellState {
    return {
      settings: this.#settings,
      account: this.#account,
      isLoginOpen: this.#isLoginOpen,
      windows: this.#windows,
      connections: [...this.#connections].map(({ view, protocol }) => ({ view, protocol })),
      isListening: this.#isListening,
      isMute: this.#faults.isMute,
      delayMs: this.#faults.delayMs,
      nextFault: this.#faults.next,
    };
  }

  /** What a page of the client is given before its scripts run; see docs/host-bridge.md. */
  injected(): PageKeys & { readonly settings: ShellSettings } {
    const settings = this.#settings;
    const keys = settings.key === 'right' ? this.#keys : new ShellKeys();
    return { settings, ...keys.forPages(settings) };
  }

  connect(socket: WebSocket, view: string): void {
    const { commands, protocol, version } = this.#settings;
    const connection = new PageConnection(socket, {
      view,
      version,
      secret: this.#keys.secret,
      link: protocol === 'legacy' ? legacyLink(this.#keys.legacy(this.#settings)) : null,
      faults: this.#faults,
      commands: new Map([...this.#commands].filter(([name]) => commands.includes(name))),
      log: (direction, text, more) => this.log.add(direction, view, text, more),
      onChange: () => this.#changed(),
    });
    this.#connections.add(connection);
    socket.on('close', (code) => {
      this.#connections.delete(connection);
      this.log.add('note', view, `连接已断开（${code}）`);
      this.#changed();
    });
    this.#changed();
  }

  async act(action: ShellAction): Promise<void> {
    switch (action.type) {
      case 'settings':
        this.#settings = changeSettings(this.#settings, action.change);
        break;
      case 'fault':
        this.#faults.arm(action.fault);
        break;
      case 'delay':
        this.#faults.delayMs = action.ms;
        break;
      case 'mute':
        this.#faults.isMute = action.on;
        break;
      case 'listen':
        this.#isListening = action.on;
        if (!action.on) this.#cutAll();
        break;
      case 'cut':
        this.#cutAll();
        break;
      case 'replay':
        for (const connection of this.#connections) connection.replay();
        break;
      case 'expire-key':
        this.#keys = new ShellKeys();
        this.log.add('note', '', '密钥已更换：已打开的页面须重新打开');
        this.#cutAll();
        break;
      case 'clear-log':
        this.log.clear();
        break;
      case 'close-login':
        this.#isLoginOpen = false;
        break;
      case 'close-window':
        await this.#closeWindow(action.id);
        break;
      case 'ping':
        await this.#notifyAll('ping', () => ({}));
        break;
      case 'login':
        await this.#logIn(action.account);
        break;
      case 'logout':
        await this.#logOut();
    }
    this.#changed();
  }

  /** A token for the address of a page that is opened with the user of the client; null without one. */
  async tokenForPage(): Promise<string | null> {
    return this.#account === null ? null : this.#options.createToken(this.#account);
  }

  async #logIn(account: string): Promise<void> {
    // Each page exchanges a separate token, as they are valid once.
    await this.#notifyAll('signed-in', async () => ({
      source: clientSource,
      token: await this.#options.createToken(account),
    }));
    this.#account = account;
    this.#isLoginOpen = false;
  }

  /** The page in which the user signed out knows already. */
  async #logOut(where?: string): Promise<void> {
    this.#account = null;
    await this.#notifyAll(
      'signed-out',
      () => ({}),
      ({ view }) => view !== where,
    );
  }

  async #closeWindow(id: number): Promise<void> {
    const closed = this.#windows.find((one) => one.id === id);
    if (!closed) return;
    this.#windows = this.#windows.filter((one) => one !== closed);
    const { opener, url } = closed;
    await this.#notifyAll(
      'sub-window-closed',
      () => ({ url }),
      ({ view }) => view === opener,
    );
  }

  async #notifyAll(
    type: string,
    payload: () => object | Promise<object>,
    isMeant: (connection: PageConnection) => boolean = () => true,
  ): Promise<void> {
    for (const connection of this.#connections) {
      if (connection.protocol === null || !isMeant(connection)) continue;
      connection.request(type, await payload()).catch(() => undefined);
    }
  }

  readonly #commands: ReadonlyMap<string, Command> = new Map<string, Command>([
    [
      'open-login',
      () => {
        this.#isLoginOpen = true;
        this.#changed();
        return { payload: null };
      },
    ],
    [
      'open-company-binding',
      (_payload, opener) =>
        this.#openWindow({
          url: '/userCenter/companies',
          title: '企业绑定',
          width: 1300,
          height: 800,
          opener,
        }),
    ],
    [
      'open-sub-window',
      (payload, opener) => {
        const target = readSubWindow(payload);
        return target ? this.#openWindow({ ...target, opener }) : { code: 'INVALID_PAYLOAD' };
      },
    ],
    [
      'signed-out',
      (_payload, view) => {
        void this.#logOut(view);
        this.#changed();
        return { payload: null };
      },
    ],
  ]);

  #openWindow(target: Omit<OpenWindow, 'id'>): { readonly payload: unknown } {
    this.#windowCount += 1;
    this.#windows = [...this.#windows, { ...target, id: this.#windowCount }].slice(-6);
    this.#changed();
    return { payload: { window: this.#windowCount } };
  }

  #cutAll(): void {
    for (const connection of this.#connections) connection.cut();
  }

  #changed(): void {
    this.#options.onEvent({ type: 'state', state: this.state });
  }
}
