import { createRandom } from '../random.js';
import type { guaranteeTowns } from '../../schema/guarantees.js';

type Town = typeof guaranteeTowns.$inferInsert;

/** The county's townships with their economic weight. */
const towns: readonly (readonly [code: string, name: string, weight: number])[] = [
  ['guixi', '桂溪街道', 10],
  ['guiyang', '桂阳街道', 8],
  ['gaoan', '高安镇', 5.2],
  ['chengxi', '澄溪镇', 4.8],
  ['zhoujia', '周嘉镇', 4.4],
  ['xinmin', '新民镇', 4],
  ['shaping', '沙坪镇', 3.4],
  ['pushun', '普顺镇', 3],
  ['yongan', '永安镇', 2.8],
  ['gaofeng', '高峰镇', 2.7],
  ['wudong', '五洞镇', 2.9],
  ['taiping', '太平镇', 2.6],
  ['heyou', '鹤游镇', 2.3],
  ['pingshan', '坪山镇', 2.5],
  ['yantai', '砚台镇', 2.2],
  ['caohui', '曹回镇', 2.1],
  ['changlong', '长龙镇', 1.9],
  ['gangjia', '杠家镇', 1.8],
  ['baojia', '包家镇', 1.7],
  ['baijia', '白家镇', 1.6],
  ['yongping', '永平镇', 1.5],
  ['sanxi', '三溪镇', 1.6],
  ['peixing', '裴兴镇', 1.4],
  ['huangsha', '黄沙镇', 1.3],
  ['dashi', '大石乡', 1],
  ['shahe', '沙河乡', 0.9],
];

export function makeTowns(): Town[] {
  const random = createRandom(500_231);
  const about = (value: number) => value * (0.9 + random.next() * 0.2);
  return towns.map(([code, name, weight], place) => ({
    code,
    name,
    place,
    jobs: Math.round(about(weight * 150)),
    marketEntities: Math.round(about(weight * 840)),
    loans: about(weight * 2600).toFixed(2),
  }));
}
