/** Pixels of a page that one cell of the comparison stands for: larger than what fonts and line breaks move. */
const cell = 24;
/** How different two cells look, of 255: less than text on a surface, more than how edges are smoothed. */
const tolerance = 40;

/** Runs in a page, as text: the share of cells that differ between two pictures of the same width. */
async function differingShare(sources, size, limit) {
  const drawn = await Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
  const width = Math.round(drawn[0].width / size);
  const height = Math.round(Math.min(...drawn.map((one) => one.height)) / size);
  const [first, second] = drawn.map((image) => {
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
      '2d',
    );
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, image.width, height * size, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  });
  let count = 0;
  for (let at = 0; at < first.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(first[at + part] - second[at + part]) > limit))
      count += 1;
  return count / (width * height);
}

/** Resolves with the share of two pictures, as Base64 of PNG, that looks different. `page` is an empty one. */
export const comparePictures = (page, pictures) => {
  const sources = JSON.stringify(pictures.map((picture) => `data:image/png;base64,${picture}`));
  return page.run(`(${differingShare})(${sources}, ${cell}, ${tolerance})`);
};
