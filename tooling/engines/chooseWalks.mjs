/** Walks that are no journeys: `frames` and `shells` are part of all, `routes` takes minutes in each engine. */
const others = ['frames', 'routes', 'shells'];

/**
 * What the words after `npm run engines --` choose: engines by a part of their name, journeys, other walks. Without an engine all
 * are chosen; without a walk the journeys, and `frames` and `shells` too where nothing is named. Throws on other words.
 */
export function chooseWalks(words, { engines, journeys }) {
  const named = words.map((word) => word.toLowerCase());
  const enginesOf = (word) => engines.filter((name) => name.toLowerCase().includes(word));
  const walks = [...others, ...journeys];
  const unknown = named.find((word) => !walks.includes(word) && enginesOf(word).length === 0);
  if (unknown !== undefined)
    throw new Error(
      `No engine or walk "${unknown}"; there are: ${[...engines, ...walks].join(', ')}.`,
    );
  const namedWalks = walks.filter((walk) => named.includes(walk));
  const chosenEngines = engines.filter((name) =>
    named.some((word) => !walks.includes(word) && enginesOf(word).includes(name)),
  );
  const chosenJourneys = journeys.filter((name) => namedWalks.includes(name));
  const isAll = words.length === 0;
  return {
    engines: chosenEngines.length > 0 ? chosenEngines : engines,
    journeys: namedWalks.length > 0 ? chosenJourneys : journeys,
    frames: isAll || namedWalks.includes('frames'),
    routes: namedWalks.includes('routes'),
    shells: isAll || namedWalks.includes('shells'),
  };
}
