/** State of the bridge. */
export type BridgeState =
  | 'connecting'
  | 'open'
  | 'reconnecting'
  | 'blocked'
  | 'denied'
  | 'not-running'
  | 'wrong-version'
  | 'wrong-secret'
  | 'closed';

/** Message for the user (zh-CN) by state: what happened and what to do. */
export const bridgeMessages: Readonly<Record<BridgeState, string>> = {
  connecting: '正在连接客户端',
  open: '已连接客户端',
  reconnecting: '与客户端的连接已中断，正在重新连接',
  blocked: '浏览器尚未允许本页面访问本机客户端，请在浏览器提示中选择“允许”',
  denied: '浏览器已禁止本页面访问本机客户端，请在网站设置中允许“本地网络访问”后刷新',
  'not-running': '未检测到客户端，请启动客户端后重试',
  'wrong-version': '客户端版本不符，请升级客户端',
  'wrong-secret': '无法确认客户端的身份，请重新启动客户端并重新打开本页面',
  closed: '与客户端的连接已关闭',
};

/** Message for the user (zh-CN) by code of an error with `kind: 'host'`. */
export const hostErrorMessages = {
  BRIDGE_NOT_OPEN: '尚未连接客户端，请稍后重试',
  BRIDGE_LOST: '与客户端的连接已中断，请确认操作结果后重试',
  BRIDGE_TIMEOUT: '客户端没有响应，请稍后重试',
  BRIDGE_QUEUE_FULL: '等待客户端处理的操作过多，请稍后重试',
  BRIDGE_TOO_LARGE: '内容过大，无法发送给客户端',
  BRIDGE_REFUSED: '客户端拒绝了此操作',
  BRIDGE_NOT_ALLOWED: '客户端不支持此操作',
  BRIDGE_UNREADABLE: '与客户端通信失败，请重试',
  BRIDGE_CONFIGURATION: '客户端通信配置有误，请联系管理员',
  BRIDGE_ABORTED: '操作已取消',
} as const;

export type HostErrorCode = keyof typeof hostErrorMessages;
