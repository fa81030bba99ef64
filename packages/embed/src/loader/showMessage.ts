/**
 * Says instead of the widget that its code could not be loaded, or without `retry` that the browser is too old; works
 * without code and stylesheet.
 */
export function showMessage(root: ShadowRoot, isEnglish: boolean, retry?: () => void): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.lang = isEnglish ? 'en' : 'zh-CN';
  const chinese = retry
    ? '服务加载失败，请检查网络后重试。'
    : '当前浏览器版本过低，请升级浏览器后使用。';
  const english = retry ? 'Loading failed. Please retry.' : 'This browser is too old.';
  words.textContent = isEnglish ? english : chinese;
  root.textContent = '';
  root.appendChild(words);
  if (!retry) return;
  // No form of the page owns what is in a shadow root: the button submits nothing.
  const button = document.createElement('button');
  button.textContent = isEnglish ? 'Retry' : '重试';
  button.addEventListener('click', retry);
  root.appendChild(button);
}
