/** One connection's end of the protocol (docs/host-bridge.md): text of a message to frame, and back. */
export interface ShellLink {
  /** What the other end asked for, such as `gcm` or `AES-128-CBC`. */
  readonly name: string;
  /** The text of a frame of the page. Throws an Unreadable, whatever is wrong with it. */
  read(frame: string): string;
  seal(text: string): string;
}

/** Every failure to read looks the same: differences would tell an attacker which part was wrong. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor() {
    super('unreadable frame');
  }
}
