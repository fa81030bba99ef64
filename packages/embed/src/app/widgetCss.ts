/** The stylesheet of the widget; the build puts it in place of these words. */
export const widgetCss = '__WIDGET_CSS__';
