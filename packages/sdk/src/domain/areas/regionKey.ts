/** First parts of paths that lead to pages or files of the site, and parts of hosts that name no region; in lower case. */
const reserved: ReadonlySet<string> = new Set(
  (
    '404 aboutus activity activityquestion admin applicationmanage applicationplagueloan applyfail authorize bigscreen ' +
    'bindingobjections companyinfo companyinfodetail coupon couponmanage creditrecover creditreport demandmanage ' +
    'departments deskstatistics drawdown enterprisecertify enterprisedemands enterpriseinformation ' +
    'enterpriseinformationdetails entverify evaluationmanage exportrecords forgetpassword globalcalculator handlingtimes ' +
    'helpingenterprisesserve homepage jobmanage loan loandetail loanrenewal login manage match mindrecommend msgcenter ' +
    'myfavorite news partnermanage personapply phonegotopc policy policydetail policymanage policyonline privacypolicy ' +
    'product productapply productcalculator productstatus quotacal quotacalnotlog recommenddetail register ' +
    'renewalapplication renewalbanks renewalmanage scanapply securityevents serviceapply serviceapplyresult ' +
    'servicemanage servicemyorderdetail serviceorder serviceorderdetail serviceorg serviceorganizationdetail ' +
    'serviceproductdetail sixguarantees sixstability supervision totalpolicy useragreement usercenter wechatloan ' +
    'yuncouponannouncement yuncouponapply ' +
    'api assets embed playground sitemap static storybook ' +
    'biz cn com edu example gov info localhost net org www'
  ).split(' '),
);

/** Whether a key may lead to a region: in an address it goes before the names of pages (`loadArea`). */
export const isRegionKey = (key: string): boolean =>
  /^[a-z][a-z0-9-]{1,39}$/.test(key) && !isReservedKey(key);

/** Whether a part of an address, in whatever case, means something else than a region. */
export const isReservedKey = (key: string): boolean => reserved.has(key.toLowerCase());
