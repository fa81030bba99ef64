const provinces =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆';
const region = new RegExp(`^(?:${provinces})(?:省|市)?`);
// Companies of Chongqing bear the names of its districts without 区 or 县.
const districts =
  '万州|涪陵|渝中|大渡口|江北|沙坪坝|九龙坡|南岸|北碚|綦江|大足|渝北|巴南|黔江|长寿|江津|合川|永川|南川|璧山|铜梁|潼南|荣昌|开州|梁平|武隆|城口|丰都|垫江|忠县|云阳|奉节|巫山|巫溪|石柱|秀山|酉阳|彭水';
const district = new RegExp(`^(?:${districts})(?=[\u4e00-\u9fff]{2})`);
const county = /^[\u4e00-\u9fff]{2,3}(?:自治[州县]|[市区县])/;

/** The letter of a name by which it is told from others: without the region, which most of them share. */
export function markLetter(name: string): string {
  const rest = name.replace(region, '').replace(county, '').replace(district, '');
  return Array.from(rest || name)[0] ?? '';
}
