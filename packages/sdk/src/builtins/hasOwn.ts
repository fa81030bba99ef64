/** `Object.hasOwn`, which Chromium has had since 93: the floor is in docs/browsers.md. */
export const hasOwn = (object: object, key: PropertyKey): boolean =>
  Object.prototype.hasOwnProperty.call(object, key);
