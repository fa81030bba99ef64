/** First parts of paths that lead to pages or files of the site, and parts of hosts that name no region; in lower case. */
const reserved =
  ' 404 aboutus activity activityquestion admin announcement applicationmanage applicationplagueloan applyfail authorize ' +
  'bigscreen bindingobjections cignafail cignaloan cignaorderdetails cignaproductapply cignaproductdetail ' +
  'cignasuccess cignawhite companyinfo companyinfodetail coupon couponmanage creditrecover creditreport ' +
  'demandmanage departments deskstatistics drawdown enterprisecertify enterprisedemands ' +
  'enterpriseinformation enterpriseinformationdetails entverify epidemicloan evaluationmanage ' +
  'exportrecords forgetpassword globalcalculator handlingtimes helpingenterprisesserve homepage ' +
  'honestagent hotelloan jobmanage loan loandetail loanrenewal login manage match mindrecommend msgcenter ' +
  'myfavorite news partnermanage personapply personloan phonegotopc policy policydetail policymanage ' +
  'policyonline privacypolicy product productapply productcalculator productdetail productstatus quotacal ' +
  'quotacalnotlog recommenddetail register renewalapplication renewalbanks renewalmanage renewalproducts ' +
  'scanapply securityevents serviceapply serviceapplyresult servicemanage servicemyorderdetail ' +
  'serviceorder serviceorderdetail serviceorg serviceorganizationdetail serviceproductdetail sixguarantees ' +
  'sixstability supervision taxation tobaccoloan totalpolicy useragreement usercenter wechatloan ' +
  'yuncouponannouncement yuncouponapply ' +
  'api assets embed playground sitemap static storybook ' +
  'biz cn com edu example gov info localhost net org www ';

/** Whether a key may lead to a region: in an address it goes before the names of pages (`loadArea`). */
export const isRegionKey = (key: string): boolean =>
  /^[a-z][a-z0-9-]{1,39}$/.test(key) && !isReservedKey(key);

/** Whether a part of an address, in whatever case, means something else than a region. */
export const isReservedKey = (key: string): boolean => reserved.includes(` ${key.toLowerCase()} `);
