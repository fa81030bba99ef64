import type { LinkFault } from '@huiqi/sdk';
import type { Services } from '../../../http/context.js';
import { kindOf } from '../kinds/kinds.js';
import { askHere, readOwnSite } from './askHere.js';
import { askOutside } from './askOutside.js';
import { keepCheck, listAreaKeys, listShown, type ShownThing } from './linkRepository.js';
import { linksOf } from './linksOf.js';

/** Bounds of one check. */
const maxThings = 5_000;
const maxOutside = 500;
const atOnce = 5;
const longestMs = 480_000;

type LinkServices = Pick<Services, 'config' | 'db' | 'now'>;

/** The things that link to each address. */
async function readLinks({ db }: LinkServices): Promise<Map<string, ShownThing[]>> {
  const links = new Map<string, ShownThing[]>();
  for (const thing of await listShown(db, maxThings)) {
    const content = await kindOf(thing.kind).read(db, thing.id);
    for (const address of linksOf(content))
      links.set(address, [...(links.get(address) ?? []), thing]);
  }
  return links;
}

/** What is wrong with each address that could be asked about. */
async function judge(
  { config, db }: LinkServices,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, LinkFault | null>> {
  const known = new Map<string, LinkFault | null>();
  const here = { site: readOwnSite(config.staticRoot), areaKeys: await listAreaKeys(db) };
  for (const address of addresses.filter((one) => one.startsWith('/')))
    known.set(address, await askHere(db, address, here));
  if (!config.checksOutsideLinks) return known;
  const rules = { hosts: config.webhooks.hosts, allowsLoopback: false };
  const outside = addresses.filter((one) => !one.startsWith('/')).slice(0, maxOutside);
  const endsAt = performance.now() + longestMs;
  const ask = async (): Promise<void> => {
    const address = outside.shift();
    if (address === undefined || performance.now() > endsAt) return;
    known.set(
      address,
      URL.canParse(address) ? await askOutside(new URL(address), rules) : 'NOT_REACHED',
    );
    await ask();
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return known;
}

/** Looks for links of published content that lead nowhere, within bounds of number and time. */
export async function checkLinks(services: LinkServices): Promise<void> {
  const links = await readLinks(services);
  const known = await judge(services, [...links.keys()]);
  const broken = [...known].flatMap(([address, fault]) =>
    fault === null
      ? []
      : (links.get(address) ?? []).map(({ kind, id, title, bank_id, scf_province }) => ({
          kind,
          itemId: id,
          title,
          bankId: bank_id,
          scfProvince: scf_province,
          address,
          fault,
        })),
  );
  await keepCheck(services.db, { finishedAt: services.now(), checked: known.size, broken });
}
