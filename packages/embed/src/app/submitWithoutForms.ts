/**
 * A page in a sandboxed frame without `allow-forms` sends no `submit` event. The widget sends nothing by forms, so it
 * raises the event itself, in every page the same way. Returns a function that ends this.
 */
export function submitWithoutForms(root: ShadowRoot): () => void {
  const onClick = (event: Event) => {
    const button = event.composedPath()[0];
    const submitter = button instanceof Element ? button.closest('button, input') : null;
    if (event.defaultPrevented || !isSubmitter(submitter) || !submitter.form) return;
    event.preventDefault();
    const { form } = submitter;
    if (!form.noValidate && !form.reportValidity()) return;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

function isSubmitter(element: Element | null): element is HTMLButtonElement | HTMLInputElement {
  const isControl = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
  return isControl && element.type === 'submit' && !element.disabled;
}
