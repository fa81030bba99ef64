import { demandDueOn, formatDate } from '@huiqi/sdk/domain';
import type { DemandEvent, DemandStatus } from '@huiqi/sdk';
import type { Random } from '../random.js';
import { endOfDay } from '../../text/days.js';
import type { NewCompany } from '../companies/makeCompanies.js';
import { ownerOf } from '../companies/ownerOf.js';
import type { demandDays, demandEvents, demandReplies, demands } from '../../schema/demands.js';
import { ratings, sampleTexts } from './texts.js';

type NewDemand = typeof demands.$inferInsert;
type NewEvent = Omit<typeof demandEvents.$inferInsert, 'id'>;

export interface SampleDemands {
  readonly demands: NewDemand[];
  readonly days: (typeof demandDays.$inferInsert)[];
  readonly replies: (typeof demandReplies.$inferInsert)[];
  readonly events: NewEvent[];
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const count = 126;
const operator = '6';
const firstId = 7_001;
const townships = [
  ['500231', '垫江县'],
  ['500233', '忠县'],
] as const;
const closedUnanswered = '与已受理的诉求重复，请在原诉求中查看进度';

/** How far a demand has come; waiting ones are recent, except for a few overdue ones. */
type Course = 'waiting' | 'processing' | 'late' | 'replied' | 'repliedLate' | 'rated' | 'refused';
const courses: readonly Course[] = [
  'rated',
  'replied',
  'rated',
  'processing',
  'repliedLate',
  'rated',
  'waiting',
  'replied',
  'late',
  'rated',
];
const courseOf = (turn: number): Course =>
  turn === 40 ? 'refused' : (courses[turn % courses.length] ?? 'rated');

/** Days since a demand at this stage was submitted. */
function ageOf(course: Course, turn: number): number {
  if (course === 'waiting') return 1 + (turn % 4);
  if (course === 'processing') return 1 + (turn % 5);
  if (course === 'late') return 9 + (turn % 9);
  return 10 + turn;
}

const statuses: Readonly<Record<Course, DemandStatus>> = {
  waiting: 'SUBMITTED',
  processing: 'PROCESSING',
  late: 'PROCESSING',
  replied: 'REPLIED',
  repliedLate: 'REPLIED',
  rated: 'CLOSED',
  refused: 'CLOSED',
};

/** Demands of recent months in every state, the first user's included. */
export function makeDemands(
  random: Random,
  companies: readonly NewCompany[],
  now: Date,
): SampleDemands {
  const made: SampleDemands = { demands: [], days: [], replies: [], events: [] };
  for (let turn = 0; turn < count; turn += 1) {
    const course = courseOf(turn);
    // Overdue demands are concentrated in a few departments.
    const place = course === 'late' ? Math.floor(turn / 10) % 6 : turn * 5;
    const text = sampleTexts[place % sampleTexts.length];
    if (!text) throw new Error('The sample has no texts');
    const id = String(firstId + turn);
    const isAnonymous = turn % 9 === 7;
    // Companies of the first user at intervals, so that every state occurs.
    const company =
      turn % 3 === 1 ? companies[turn % 2] : companies[2 + ((turn * 11) % (companies.length - 2))];
    if (!company) throw new Error('The sample has too few companies');
    const userId = isAnonymous && turn % 2 === 0 ? null : ownerOf(company.id);
    const [areaCode, areaName] = townships[turn % 6 === 5 ? 1 : 0];
    const createdAt = new Date(
      now.getTime() - ageOf(course, turn) * dayMs + random.whole(1, 8) * hourMs,
    );
    const dueAt = endOfDay(demandDueOn(createdAt));
    const assignedAt = new Date(createdAt.getTime() + random.whole(1, 12) * hourMs);
    const isReplied = ['replied', 'repliedLate', 'rated'].includes(course);
    const replyAfter = course === 'repliedLate' ? 8.5 * dayMs : random.whole(14, 120) * hourMs;
    const repliedAt = isReplied ? new Date(createdAt.getTime() + replyAfter) : null;
    const ratedAt = course === 'rated' && repliedAt ? new Date(repliedAt.getTime() + dayMs) : null;
    const satisfaction = ratedAt ? (turn % 11 === 2 ? 3 : 4 + (turn % 2)) : null;
    const rating = ratedAt ? (ratings[turn % ratings.length] ?? '') : null;
    const departmentId = course === 'waiting' || course === 'refused' ? null : text.departmentId;
    const events: Omit<NewEvent, 'demandId' | 'position'>[] = [
      { event: 'SUBMIT', status: 'SUBMITTED', userId, createdAt },
    ];
    const add = (event: DemandEvent, status: DemandStatus, more: Partial<NewEvent>, at: Date) =>
      events.push({ event, status, userId: operator, departmentId, ...more, createdAt: at });
    if (departmentId) add('ASSIGN', 'PROCESSING', { remark: '请按时限办理' }, assignedAt);
    if (repliedAt && departmentId) {
      add('REPLY', 'REPLIED', {}, repliedAt);
      made.replies.push({ demandId: id, departmentId, content: text.reply, createdAt: repliedAt });
    }
    if (ratedAt) add('RATE', 'CLOSED', { userId, departmentId: null, remark: rating }, ratedAt);
    if (course === 'refused')
      add('CLOSE', 'CLOSED', { remark: closedUnanswered }, new Date(createdAt.getTime() + dayMs));
    made.demands.push({
      id,
      title: text.title,
      content: text.content,
      demandType: text.type,
      userId,
      companyId: isAnonymous ? null : company.id,
      companyName: isAnonymous ? null : company.name,
      areaCode: isAnonymous ? null : areaCode,
      areaName: isAnonymous ? null : areaName,
      cityCode: isAnonymous ? null : areaCode,
      scfProvince: '500000',
      scfCity: areaCode,
      scfDistrict: areaCode,
      contactName: isAnonymous ? null : company.legalName,
      contactPhone: isAnonymous ? null : company.legalPhone,
      fileKeys: [],
      formItems: [],
      status: statuses[course],
      departmentId,
      closeReason: course === 'refused' ? closedUnanswered : null,
      dueAt,
      repliedAt,
      serviceSatisfaction: satisfaction,
      solveSpeed: satisfaction === null ? null : Math.max(3, satisfaction - (turn % 2)),
      rating,
      ratedAt,
      version: events.length,
      createdAt,
    });
    made.events.push(
      ...events.map((event, place): NewEvent => ({ ...event, demandId: id, position: place + 1 })),
    );
  }
  return { ...made, days: daysOf(made.demands) };
}

/** How many of each company were submitted on each day. */
function daysOf(rows: readonly NewDemand[]): SampleDemands['days'] {
  const days = new Map<string, SampleDemands['days'][number]>();
  for (const { companyId, createdAt } of rows) {
    if (!companyId) continue;
    const day = formatDate(createdAt);
    const key = `${companyId} ${day}`;
    days.set(key, { companyId, day, count: (days.get(key)?.count ?? 0) + 1 });
  }
  return [...days.values()];
}
