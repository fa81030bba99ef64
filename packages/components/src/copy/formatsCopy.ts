/** The text that formats put around their figure: 1,500万元, 6-12个月, 5分钟前. The same text, with {n}, finds its key. */
export const formatsCopy = {
  amount: '{n}万元',
  term: '{n}个月',
  justNow: '刚刚',
  minutesAgo: '{n}分钟前',
  hoursAgo: '{n}小时前',
  yesterday: '昨天',
  dayBeforeYesterday: '前天',
} as const;
