/** A message of a page, or its reply to one of ours. */
export type PageMessage =
  | {
      readonly kind: 'message';
      readonly id: string;
      readonly type: string;
      readonly payload: unknown;
    }
  | { readonly kind: 'reply'; readonly re: string; readonly ok: boolean; readonly value: object };

const idForm = /^[A-Za-z0-9_-]{1,64}$/;
const typeForm = /^[a-z][a-z0-9.-]{0,63}$/;

function own(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

/** The message of a text, or undefined for anything else. */
export function readPageMessage(text: string): PageMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [re, ok, id, type] = ['re', 'ok', 'id', 'type'].map((name) => own(value, name));
  if (re !== undefined) {
    const valid = typeof re === 'string' && idForm.test(re) && typeof ok === 'boolean';
    return valid ? { kind: 'reply', re, ok, value } : undefined;
  }
  if (typeof id !== 'string' || !idForm.test(id)) return undefined;
  if (typeof type !== 'string' || !typeForm.test(type)) return undefined;
  return { kind: 'message', id, type, payload: own(value, 'payload') };
}
