import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthCompressing = /\.(?:js|css|svg|json|webmanifest|txt|html)$/
const smallest = 512

/** Writes a .br and a .gz beside every text file of the browser's build, so that serving costs no compression. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(options) {
        if (options.dir) await compressFolder(options.dir)
      },
    },
  }
}

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.filter((file) => worthCompressing.test(file)).map((file) => compressFile(join(folder, file))),
  )
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await Promise.all([
    brotli(content, quality).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
