/** The stylesheet of the first screen; the build puts it in place of this text. */
export const widgetCss = '__WIDGET_CSS__';
