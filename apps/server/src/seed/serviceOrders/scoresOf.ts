/** `count` scores from 1 to 5 that sum to `sum`; deterministic, and not all alike. */
export function scoresOf(count: number, sum: number): number[] {
  const scores = Array.from({ length: count }, (_unused, place) => {
    const extra = place < sum % count ? 1 : 0;
    return Math.floor(sum / count) + extra;
  });
  // A higher score is balanced by a lower one.
  for (let place = 0; place + 1 < count; place += 3) {
    const [low, high] = [scores[place] ?? 0, scores[place + 1] ?? 0];
    if (low > 1 && high < 5) {
      scores[place] = low - 1;
      scores[place + 1] = high + 1;
    }
  }
  if (scores.some((score) => score < 1 || score > 5))
    throw new Error(`No ${count} scores from 1 to 5 have the sum ${sum}`);
  return scores;
}
