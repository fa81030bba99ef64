/** Copy of the simulator. */
export const copy = {
  name: '企业客户端（模拟）',
  nav: [
    { path: '/homePage', label: '首页' },
    { path: '/loan', label: '贷款产品' },
    { path: '/cIGNALoan', label: '保险贷款专区' },
    { path: '/userCenter/orders', label: '我的申请' },
    { path: '/userCenter/notices', label: '通知' },
    { path: '/userCenter', label: '企业中心' },
    { path: '/policyOnline', label: '政策在线' },
  ],
  accounts: [
    { value: '13800000001', label: '企业用户（已绑定企业）' },
    { value: '13800000002', label: '手机用户（未绑定企业）' },
    { value: '13800000004', label: '代理人' },
    { value: '13800000005', label: '金融机构人员' },
  ],
  protocols: [
    { value: 'secure', label: '认证协议（版本 1）' },
    { value: 'legacy', label: '旧协议（固定密钥）' },
  ],
  algorithms: [
    { value: 'gcm', label: 'AES-256-GCM' },
    { value: 'mac', label: 'AES-256-CBC + HMAC-SHA-256' },
  ],
  modes: [
    { value: 'CBC', label: 'CBC，固定 IV' },
    { value: 'ECB', label: 'ECB' },
  ],
  keyBits: [
    { value: '128', label: '128 位' },
    { value: '192', label: '192 位' },
    { value: '256', label: '256 位' },
  ],
  modules: [
    { value: '7', label: '7　银行企业' },
    { value: '1', label: '1　会员' },
  ],
  keys: [
    { value: 'right', label: '与客户端一致' },
    { value: 'wrong', label: '与客户端不一致' },
  ],
  versions: [
    { value: '1', label: '1' },
    { value: '2', label: '2（页面不支持）' },
  ],
  commands: {
    'open-login': '打开登录窗口',
    'open-company-binding': '打开企业绑定',
    'open-sub-window': '打开子窗口',
    'signed-out': '页面退出登录',
  },
  faults: { drop: '丢弃', garble: '篡改', duplicate: '重复' },
} as const;
