/**
 * Address of the running script. Read through the prototype: a page element named `currentScript` hides the property of
 * the document itself. A module has no current script; it is the one of the given name then.
 */
export function scriptUrl(name: string): string {
  const { prototype } = Document;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'currentScript') as {
    get: () => HTMLScriptElement | null;
  };
  const script =
    get.call(document) ||
    prototype.querySelector.call<Document, [string], HTMLScriptElement | null>(
      document,
      `script[src*="/${name}"]`,
    );
  return (script && script.src) || location.href;
}
