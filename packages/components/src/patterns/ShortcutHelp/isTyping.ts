const typed = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const pressed = ['button', 'checkbox', 'radio', 'submit', 'reset'];
/** Elements that handle keys themselves: dialogs, popovers, menus. */
const own = '[aria-modal=true], [data-huiqi-float], [role=menu], [role=listbox], [role=combobox]';

/** Whether a key pressed here belongs to a control, so that no shortcut may use it (WCAG 2.1.4). */
export function isTyping(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(own)) return true;
  const control = target.closest(typed);
  return control !== null && !pressed.includes(control.getAttribute('type') ?? '');
}
