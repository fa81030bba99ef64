import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of charts and of their tables. */
export const chartCopy = {
  showChart: '查看图表',
  showData: '查看数据',
  buttonOf: '{action}：{title}',
  fromTo: '由少到多：{least} 至 {largest}{unit}',
  axisFrom: '纵轴从 {value} 开始',
  saveImage: '保存图片',
  dataOf: '数据：{title}',
  howToPlot: '{title}：左右方向键逐项查看，Home 和 End 到首尾',
  howToRadar: '{title}：左右方向键逐项查看',
} as const satisfies CopyTexts;

export const useChartCopy = createCopy('charts', chartCopy);
