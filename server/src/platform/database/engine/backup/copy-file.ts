import { createHash } from 'node:crypto'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const chunkBytes = 1024 * 1024

/**
 * Copies a file to disk. Returns the size and checksum of the bytes that were copied: the file may be written meanwhile,
 * which the WAL makes good.
 */
export async function copyFile(from: string, to: string): Promise<{ size: number; sha256: string }> {
  await using source = await open(from, 'r')
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await using target = await open(to, 'wx', 0o600)
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(chunkBytes)
  let size = 0
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, chunkBytes, size)
    if (bytesRead === 0) break
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    await target.writeFile(chunk)
    size += bytesRead
  }
  await target.sync()
  return { size, sha256: hash.digest('hex') }
}

/** Writes a small file to disk. */
export async function writeToDisk(path: string, text: string): Promise<{ size: number; sha256: string }> {
  await writeFile(path, text, { mode: 0o600, flush: true })
  return { size: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }
}

/** Writes the entries of a folder to disk, so that a rename into it survives a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

/** Runs `work` for each item, a few at a time. */
export async function eachOf<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}
