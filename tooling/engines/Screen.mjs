import { setTimeout as wait } from 'node:timers/promises';

const limitMs = 30_000;

/**
 * Runs in the page, as text: the visible elements of a role whose name fits, also those in shadow roots. `within` is the role
 * of an element around it, the last of them.
 */
function findAll({ role, name, within }) {
  const selectors = {
    alert: '[role=alert]',
    article: 'article',
    button: 'button,[role=button]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    dialog: '[role=dialog],[role=alertdialog]',
    file: 'input[type=file]',
    heading: 'h1,h2,h3,h4',
    link: 'a[href]',
    radio: 'input[type=radio]',
    table: 'table',
    text: 'p,span,div,td,dd,li,strong,h1,h2,h3',
    textbox: 'input:not([type=checkbox]):not([type=radio]):not([type=file]),textarea',
  };
  const deep = (root, selector) => {
    const found = [...root.querySelectorAll(selector)];
    for (const { shadowRoot } of root.querySelectorAll('*'))
      if (shadowRoot) found.push(...deep(shadowRoot, selector));
    return found;
  };
  const textOf = (element) => (element.textContent || '').replace(/\s+/g, ' ').trim();
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const ids = element.getAttribute('aria-labelledby');
    const root = element.getRootNode();
    if (ids)
      return ids
        .split(' ')
        .map((id) => textOf(root.getElementById(id) || element))
        .join(' ');
    if (element.labels && element.labels.length > 0)
      return [...element.labels].map(textOf).join(' ');
    return textOf(element);
  };
  const isSeen = (element) =>
    (role === 'file' || element.getClientRects().length > 0) &&
    !element.disabled &&
    getComputedStyle(element).visibility !== 'hidden';
  const around = within ? deep(document, selectors[within]).filter(isSeen).slice(-1) : [document];
  const fits =
    name === undefined ? () => true : (element) => new RegExp(name).test(nameOf(element));
  return around
    .flatMap((root) => deep(root, selectors[role]))
    .filter((one) => isSeen(one) && fits(one));
}

/** What a user does and sees on a page, in any engine. Names are regular expressions, as text. */
export class Screen {
  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
  }

  run(source) {
    return this.page.run(source);
  }

  async until(what, read) {
    const deadline = Date.now() + limitMs;
    let failure;
    while (Date.now() < deadline) {
      // A page that is being left throws.
      const value = await read().catch((error) => {
        failure = error;
      });
      if (value) return value;
      await wait(100);
    }
    const shown = await this.run('document.body.innerText.slice(0, 600)').catch(String);
    const reason = failure ? `; ${failure.message}` : '';
    throw new Error(`not seen: ${what}${reason}\n${this.page.problems.join('\n')}\n${shown}`);
  }

  open(path) {
    return this.page.goto(new URL(path, this.origin).href);
  }

  isAt(pattern) {
    return this.until(`address ${pattern}`, async () =>
      pattern.test(await this.run('location.href')),
    );
  }

  find(role, name, { within, at = 0 } = {}) {
    const wanted = JSON.stringify({ role, name, within });
    return this.until(`${role} ${name ?? ''}`, () =>
      this.page.element(`(${findAll})(${wanted}).slice(${at})[0]`),
    );
  }

  async press(role, name, place) {
    // It may be drawn again between the two.
    await this.until(`${role} ${name ?? ''} to press`, async () => {
      await (await this.find(role, name, place)).click();
      return true;
    });
  }

  async type(name, text, place) {
    const field = await this.find('textbox', name, place);
    await field.click();
    await this.run(
      '(() => { let e = document.activeElement; while (e.shadowRoot) e = e.shadowRoot.activeElement; e.select(); })()',
    );
    await field.type(text);
  }

  /** Chooses an option of a list by its value, or its place. */
  async choose(name, option) {
    await this.find('combobox', name);
    const wanted = JSON.stringify({ role: 'combobox', name });
    await this.run(`(() => {
      const [list] = (${findAll})(${wanted});
      const option = ${JSON.stringify(option)};
      const found = [...list.options].find((one, at) => one.value === option || one.text === option || at === option);
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, found.value);
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
  }

  shows(text) {
    return this.find('text', text);
  }
}
