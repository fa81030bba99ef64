/**
 * What the surrounding page must not decide about the widget's box, and `all: initial` leaves open: the
 * text direction, and the containing block of absolutely positioned parts.
 */
export function boxSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host>div{position:relative!important;direction:ltr}');
  return sheet;
}
