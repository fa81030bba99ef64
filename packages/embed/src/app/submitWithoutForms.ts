/**
 * A page in a sandboxed frame without `allow-forms` sends no `submit` event. The widget sends nothing by forms, so it
 * raises the event itself, in every page the same way.
 */
export function submitWithoutForms(root: ShadowRoot): void {
  // The same listener however often the widget starts.
  root.addEventListener('click', submitByClick);
}

function submitByClick(event: Event): void {
  const [target] = event.composedPath();
  const submitter = target instanceof Element ? target.closest('button, input') : null;
  if (event.defaultPrevented || !isSubmitter(submitter) || !submitter.form) return;
  event.preventDefault();
  const { form } = submitter;
  if (!form.noValidate && !form.reportValidity()) return;
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
}

function isSubmitter(element: Element | null): element is HTMLButtonElement | HTMLInputElement {
  const isControl = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
  return isControl && element.type === 'submit' && !element.disabled;
}
