/** Plain text in place of the widget; works without its code and stylesheet. */
export function showMessage(root: ShadowRoot, text: string, retry?: () => void): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = text;
  root.textContent = '';
  root.appendChild(words);
  if (!retry) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '重试';
  button.addEventListener('click', retry);
  root.appendChild(button);
}
