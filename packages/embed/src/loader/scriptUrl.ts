/**
 * Address of the running script. Read through the prototype: a page element named `currentScript` hides the property of
 * the document itself. A module has no current script; it is the one of the given name then.
 */
export function scriptUrl(name: string): string {
  const { prototype } = Document;
  const script: unknown =
    Object.getOwnPropertyDescriptor(prototype, 'currentScript')?.get?.call(document) ??
    prototype.querySelector.call(document, `script[src*="/${name}"]`);
  return script instanceof HTMLScriptElement ? script.src : location.href;
}
