/**
 * Copies `value`; resolves with whether it succeeded. Pages without TLS and many desktop shells have no `navigator.clipboard`:
 * there the older command copies. Where that is refused too, `shown` stays selected, to be copied by hand.
 */
export async function copyText(value: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    const replace = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', value);
      event.preventDefault();
    };
    document.addEventListener('copy', replace);
    const isCopied = document.execCommand('copy');
    document.removeEventListener('copy', replace);
    return isCopied;
  }
}
