/** Inserts text at the caret of a field, as typing it would: within its maximum length, and with an event for React. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  const { value, maxLength, selectionStart, selectionEnd } = field;
  const isFocused = (field.getRootNode() as Document | ShadowRoot).activeElement === field;
  const [start, end] = isFocused ? [selectionStart, selectionEnd] : [value.length, value.length];
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - value.length + end - start);
  field.focus();
  field.setRangeText(text.slice(0, room), start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
