import { createCopy } from '@huiqi/components/provider';
import { widgetCopy } from './copy.js';

export const useWidgetCopy = createCopy('widget', widgetCopy);
