/** `Object.hasOwn`, which Chromium has had since 93. Views know no SDK, which has the same. */
export const hasOwn = (object: object, key: PropertyKey): boolean =>
  Object.prototype.hasOwnProperty.call(object, key);
