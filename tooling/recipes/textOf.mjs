/** Resolves with the text of the page as soon as something responds there. */
export async function textOf(url) {
  for (let round = 0; round < 600; round += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not respond`);
}
