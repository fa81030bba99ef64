/**
 * Address of the running script. Read through the prototype: a page element named `currentScript`
 * hides the property of the document itself.
 */
export function scriptUrl(): string {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;
  const script: unknown = getter?.call(document);
  return script instanceof HTMLScriptElement ? script.src : location.href;
}
