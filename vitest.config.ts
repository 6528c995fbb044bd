import { defineConfig } from 'vitest/config'
import { memoryFolder } from './server/src/testing/memory-folder.ts'

const folder = await memoryFolder()
// of this process and of every other that the tests start
if (folder) process.env.TMPDIR ??= folder

// `unit` needs nothing; `database` gets a real PostgreSQL of its own, one cloned database a file.
export default defineConfig({
  test: {
    isolate: false,
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: '.tmp/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,web,sandbox,demo,deploy}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{server,demo,bench}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/src/testing/engine.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
})
