import type { developUsers, mechanisms } from '../../schema/recommenders.js';

type NewMechanism = typeof mechanisms.$inferInsert;
type NewDevelopUser = typeof developUsers.$inferInsert;

const names = [
  '垫江县中小企业服务中心',
  '垫江县融资担保有限公司',
  '垫江县工商业联合会',
  '垫江县个体劳动者协会',
  '桂溪街道便民服务中心',
  '桂阳街道便民服务中心',
  '高安镇便民服务中心',
  '垫江高新技术产业园区管委会',
];
const families = ['李', '游', '程', '夏', '董', '易', '廖', '江'];
const given = ['敏', '晓梅', '建国', '文静', '志强'];

export interface SampleRecommenders {
  readonly mechanisms: NewMechanism[];
  readonly developUsers: NewDevelopUser[];
}

/** The county's institutions with five people each; their numbers are unassigned. */
export function makeRecommenders(): SampleRecommenders {
  const sample: SampleRecommenders = { mechanisms: [], developUsers: [] };
  names.forEach((name, place) => {
    const mechanismId = String(600_001 + place);
    sample.mechanisms.push({ id: mechanismId, name, cityCode: '500231', position: place });
    given.forEach((second, seat) => {
      const serial = place * given.length + seat;
      sample.developUsers.push({
        id: String(300_001 + serial),
        name: `${families[(place + seat) % families.length] ?? ''}${second}`,
        phone: `1390000${String(1001 + serial)}`,
        mechanismId,
      });
    });
  });
  return sample;
}
