/** For browsers without `:has`: marks what surrounds a printed sheet (printSheet.css.ts of the components), while it is printed. */
export function markPrintSurroundings(): void {
  const mark = (isPrinting: boolean) => () => {
    for (const { parentElement: sheet } of document.querySelectorAll('[data-part=running]'))
      for (let node = sheet?.parentElement; node; node = node.parentElement)
        node.toggleAttribute('data-around-sheet', isPrinting);
  };
  addEventListener('beforeprint', mark(true));
  addEventListener('afterprint', mark(false));
}
