// Imported first and alone, so that an old Node prints this message instead of a syntax error in a later file.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Huiqi needs Node 20.19 or newer; this is ${process.version}. Install a current version from https://nodejs.org/ and run the command again.`,
  );
  process.exit(1);
}
