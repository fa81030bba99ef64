/** Copy of the graph; a feature replaces it with its own. */
export const graphCopy = {
  help: '方向键选择相邻节点，回车展开，加号和减号缩放，0 显示全图，Esc 取消选择。鼠标拖动可平移，点击后滚轮缩放，双击展开。',
  role: '关系图',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '显示全图',
  save: '保存图片',
  fullscreen: '全屏',
  leaveFullscreen: '退出全屏',
  arranging: '正在布局…',
} as const;

export type GraphCopy = { readonly [Name in keyof typeof graphCopy]: string };
