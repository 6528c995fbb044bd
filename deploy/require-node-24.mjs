// Plain JavaScript, so that an old Node can run it and say what is missing.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `TeeViet needs Node 24 and found ${process.versions.node}: run it through npm (npm ci installs Node 24 on Linux and Windows); on a Mac, install Node 24 first.`,
  )
  process.exit(1)
}
