import { boxSheet } from '../host/boxSheet.js';
import type { AppHandle, FetchToken, HuiqiAppElement, LoadApp } from '../host/contract.js';
import { emitFrom } from '../host/eventMap.js';
import { showMessage } from './showMessage.js';

const tag = 'huiqi-app';
const observed = ['route', 'token', 'area'];

/** Defines `<huiqi-app>`; a second script on the page changes nothing. */
export function install(load: LoadApp, origin: string): void {
  if (customElements.get(tag)) return;

  class HuiqiApp extends HTMLElement implements HuiqiAppElement {
    static observedAttributes = observed;
    private handle: AppHandle | undefined;
    private starting = false;
    private source: FetchToken | null = null;

    get fetchToken(): FetchToken | null {
      return this.source;
    }

    set fetchToken(source: FetchToken | null) {
      this.source = source;
      this.handle?.tokenChanged();
    }

    connectedCallback(): void {
      this.takeEarlyProperty();
      void this.start();
    }

    disconnectedCallback(): void {
      // A moved node is reconnected in the same task; only one that stays disconnected is destroyed.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.handle?.destroy();
        this.handle = undefined;
      });
    }

    attributeChangedCallback(name: string): void {
      if (name === 'token') this.handle?.tokenChanged();
      else this.handle?.attributeChanged(name);
    }

    // A property set before the element was defined hides the accessor.
    private takeEarlyProperty(): void {
      const early = Object.getOwnPropertyDescriptor(this, 'fetchToken');
      if (!early) return;
      delete (this as { fetchToken?: unknown }).fetchToken;
      this.fetchToken = early.value as FetchToken;
    }

    private async start(): Promise<void> {
      // Repeated clicks on retry must not render a second widget over the first.
      if (this.handle || this.starting) return;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      if (!('adoptedStyleSheets' in root)) {
        showMessage(root, '当前浏览器版本过低，请升级浏览器后使用。');
        return;
      }
      this.starting = true;
      try {
        const app = await load();
        if (!this.isConnected) return;
        this.handle = app.attach(this, root, origin);
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, boxSheet()];
      } catch {
        showMessage(root, '服务加载失败，请检查网络后重试。', () => void this.start());
        emitFrom(this)('huiqi:error', { code: 'LOAD_FAILED', requestId: null });
      } finally {
        this.starting = false;
      }
    }
  }
  customElements.define(tag, HuiqiApp);

  /** Adds a widget to an element of the page; rejects when the code cannot be loaded. */
  const mount = async (target: Element, attributes: Readonly<Record<string, string>> = {}) => {
    await load();
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    target.append(element);
    return element;
  };
  Object.assign(window, { Huiqi: Object.freeze({ mount }) });
}
