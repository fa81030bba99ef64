import type { Locator, Page } from 'playwright';

/** Seconds of the keystroke-level model (Card, Moran, Newell): a key, a click with its way, hands to the other device. */
const keySeconds = 0.2;
const clickSeconds = 1.3;
const changeSeconds = 0.4;

type Device = 'keyboard' | 'mouse';

/** Works a page as a user does, and counts what it costs. */
export class Hands {
  keys = 0;
  clicks = 0;
  /** Of the hands alone; the machine's time is measured. */
  seconds = 0;
  #device: Device | undefined;
  #since: number | undefined;

  constructor(readonly page: Page) {}

  /** Seconds since the first key or click. */
  get elapsed(): number {
    return this.#since === undefined ? 0 : (performance.now() - this.#since) / 1000;
  }

  #use(device: Device): void {
    this.#since ??= performance.now();
    if (this.#device !== undefined && this.#device !== device) this.seconds += changeSeconds;
    this.#device = device;
  }

  /** Presses keys; a combination counts as one and takes as long as its keys. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#use('keyboard');
      this.keys += 1;
      this.seconds += keySeconds * key.split('+').length;
      await this.page.keyboard.press(key);
    }
  }

  /** Types letter by letter. */
  async type(text: string): Promise<void> {
    this.#use('keyboard');
    const letters = Array.from(text).length;
    this.keys += letters;
    this.seconds += keySeconds * letters;
    await this.page.keyboard.type(text);
  }

  /** Inserts what was copied elsewhere: one combination. */
  async paste(text: string): Promise<void> {
    this.#use('keyboard');
    this.keys += 1;
    this.seconds += 2 * keySeconds;
    await this.page.keyboard.insertText(text);
  }

  /** Clicks; what is out of sight costs a movement of the wheel, counted as another click. */
  async click(target: Locator): Promise<void> {
    this.#use('mouse');
    await target.waitFor();
    const box = await target.boundingBox();
    const height = this.page.viewportSize()?.height ?? 0;
    const isSeen = box !== null && box.y >= 0 && box.y + box.height <= height;
    const clicks = isSeen ? 1 : 2;
    this.clicks += clicks;
    this.seconds += clickSeconds * clicks;
    await target.click();
  }
}
