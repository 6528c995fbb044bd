import { stat, statfs } from 'node:fs/promises'

const memory = '/dev/shm'
const room = 2 * 1024 ** 3

/**
 * Where tests put what need not outlast them: memory, when this machine has plenty for it (on Linux), else nothing,
 * which leaves the usual temporary folder. Engines that are made and killed by the dozen mostly wait for the disk.
 */
export async function memoryFolder(): Promise<string | undefined> {
  try {
    const { bavail, bsize } = await statfs(memory)
    const isForAll = ((await stat(memory)).mode & 0o007) === 0o007
    // its size is a limit, not memory that is there
    return isForAll && bavail * bsize >= room && process.availableMemory() >= 2 * room ? memory : undefined
  } catch {
    return undefined
  }
}
