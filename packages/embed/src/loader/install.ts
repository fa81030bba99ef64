import type { AppModule, DrawFirst, LoadApp } from '../host/AppModule.js';
import type { AppHandle, HuiqiAppElement } from '../host/contract.js';
import { attributeOf, optionNames, scalarNames } from '../host/optionNames.js';
import type { WidgetErrorCode, WidgetErrorType } from '../host/eventMap.js';
import type { Huiqi, WidgetHandle } from '../host/WidgetHandle.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { ignore } from './ignore.js';
import { showMessage } from './showMessage.js';

const tag = 'huiqi-app';

type Command = 'navigate' | 'back' | 'refreshToken';

/** Defines `<huiqi-app>` and the global; a second script on the page changes nothing. */
export function install(load: LoadApp, base: URL, version: string, drawFirst?: DrawFirst): void {
  if (customElements.get(tag)) return;
  let app: AppModule | undefined;

  class HuiqiApp extends HTMLElement {
    // Declared and set in the constructor: fields would need helpers in the compiled file, which has no room for them.
    declare given: Record<string, unknown>;
    declare handle: AppHandle | undefined;
    declare starting: boolean;
    declare settle: [(ready: Promise<void>) => void, (reason: unknown) => void];
    declare ready: Promise<void>;

    static get observedAttributes() {
      return scalarNames.map(attributeOf);
    }

    constructor() {
      super();
      this.given = {};
      this.ready = new Promise<void>((...settle) => {
        this.settle = settle;
      });
      this.ready.catch(ignore);
      // A property set before the element was defined hides the accessor.
      const early = this as Record<string, unknown>;
      for (const name of optionNames) {
        if (!Object.getOwnPropertyDescriptor(this, name)) continue;
        this.given[name] = early[name];
        delete early[name];
      }
    }

    connectedCallback(): void {
      void this.start();
    }

    disconnectedCallback(): void {
      // A moved node is reconnected in the same task; only one that stays disconnected is destroyed.
      queueMicrotask(() => {
        if (this.isConnected || !this.handle) return;
        this.handle.destroy();
        this.handle = undefined;
      });
    }

    attributeChangedCallback(attribute: string): void {
      const name = optionNames.find((one) => attributeOf(one) === attribute) as string;
      delete this.given[name];
      if (this.handle) this.handle.optionChanged(name);
    }

    async run(command: Command, value?: string): Promise<void> {
      if (!this.handle) await this.ready;
      if (this.handle) await this.handle[command](value as string);
    }

    fail(type: WidgetErrorType, code: WidgetErrorCode, retry?: () => void): void {
      const alias = { code, requestId: null };
      const { onEvent, reference, locale } = this as unknown as HuiqiAppElement;
      showMessage(
        this.shadowRoot as ShadowRoot,
        (locale || this.getAttribute('locale')) === 'en',
        retry,
      );
      const detail = {
        type,
        ...alias,
        reference: reference || this.getAttribute('reference'),
      };
      for (const [name, value] of [
        ['huiqi-error', detail],
        ['huiqi:error', alias],
      ] as const)
        this.dispatchEvent(new CustomEvent(name, { detail: value, bubbles: true, composed: true }));
      this.settle[1](new Error(code));
      if (onEvent) onEvent({ type: 'huiqi-error', detail } as never);
    }

    async start(): Promise<void> {
      // Repeated clicks on retry must not render a second widget over the first.
      if (this.handle || this.starting) return;
      const root = this.shadowRoot || this.attachShadow({ mode: 'open' });
      // Not older than the floor, by what came with it (`atFloor` of tooling/browsers). The DOM of tests has no `CSS`.
      if (self.CSS && !CSS.supports('selector(:focus-visible)'))
        return this.fail('browser', 'BROWSER_TOO_OLD');
      this.starting = true;
      try {
        // Once the code is there, it draws at once.
        const code = load();
        const drawn = app || !drawFirst ? undefined : await drawFirst(this, root, code);
        app = await code;
        if (!this.isConnected) return;
        this.handle = app.attach(this as unknown as HuiqiAppElement, root, base, drawn);
        this.settle[0](this.handle.ready);
      } catch {
        this.fail('load', 'LOAD_FAILED', () => this.start());
      } finally {
        this.starting = false;
      }
    }
  }
  for (const name of optionNames)
    Object.defineProperty(HuiqiApp.prototype, name, {
      get(this: HuiqiApp) {
        return this.given[name];
      },
      set(this: HuiqiApp, value: unknown) {
        this.given[name] = value;
        if (this.handle) this.handle.optionChanged(name);
      },
    });
  customElements.define(tag, HuiqiApp);

  const mount = (target: Element | string, options: WidgetOptions = {}): WidgetHandle => {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (!place || place.nodeType !== 1)
      throw new TypeError(`Huiqi: no element matches ${target as string}`);
    const isWidget = place instanceof HuiqiApp;
    const element = isWidget ? place : (document.createElement(tag) as unknown as HuiqiApp);
    const update = (changes: WidgetOptions) => {
      if (app) app.checkOptions(changes);
      Object.assign(element, changes);
    };
    update(options);
    if (!isWidget) place.appendChild(element);
    return {
      element: element as unknown as HuiqiAppElement,
      ready: element.ready,
      update,
      navigate: (route) => void element.run('navigate', route).catch(ignore),
      back: () => void element.run('back').catch(ignore),
      refreshToken: () => element.run('refreshToken'),
      on(name, listener) {
        element.addEventListener(name, listener as EventListener);
        return () => element.removeEventListener(name, listener as EventListener);
      },
      unmount: () => element.remove(),
    };
  };
  const page = window as { Huiqi?: { q?: unknown } };
  const waiting = ((page.Huiqi && page.Huiqi.q) || []) as ((huiqi: Huiqi) => void)[];
  const push = (...tasks: readonly ((huiqi: Huiqi) => void)[]) => {
    // As separate tasks: one that throws is reported and stops no other.
    for (const task of tasks) queueMicrotask(() => task(api));
  };
  const api = Object.freeze({ version, mount, q: { push } });
  page.Huiqi = api;
  push(...waiting);
}
