import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const settings = ['MALLOC_ARENA_MAX=2', '--max-semi-space-size=16 --max-old-space-size=512']

test.each(['container/Containerfile', 'systemd/teeviet.service'])(
  '%s gives a server the memory that docs/operations/deployment.md names',
  async (file) => {
    const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')
    const docs = await read('../docs/operations/deployment.md')
    for (const setting of settings) {
      expect(await read(file)).toContain(setting)
      expect(docs).toContain(setting)
    }
  },
)
