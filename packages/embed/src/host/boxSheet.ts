/**
 * What the page around must not decide of the widget's box, and `all: initial` on it leaves open: the
 * direction of text, and to which ancestor an absolutely placed part belongs.
 */
export function boxSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host>div{position:relative!important;direction:ltr}');
  return sheet;
}
