import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { requireNode24 } from './deploy/node-24.mjs'
import './deploy/test-clock.mjs'
import { memoryFolder } from './server/src/testing/memory-folder.ts'

requireNode24('test:code')
const folder = await memoryFolder()
// of this process and of every other that the tests start
if (folder) process.env.TMPDIR ??= folder

const startsProcesses =
  /\/server\/src\/(invariants\/|app\/start\.|identity\/sign-in\/log\.|platform\/(log\/log\.|database\/engine\/(engine|backup\/backup)\.))/

/** The longest first, so that none is left alone at the end: vitest itself takes a file for as long as it is to read. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const { long = [], short = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      startsProcesses.test(moduleId) ? 'long' : 'short',
    )
    return [...long, ...short]
  }
}

// `unit` needs nothing; `database` gets a real PostgreSQL of its own, one cloned database a file.
export default defineConfig({
  test: {
    isolate: false,
    // one more than a small machine has processors: who starts a server or an engine mostly waits
    maxWorkers: 3,
    // a machine that stalls is no fault: who waits for an event may wait, and what failed there shows itself once more
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    retry: process.env.CI ? 1 : 0,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ['json', { outputFile: '.tmp/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{texts,contract,server,web,console,sandbox,demo,deploy,bench}/**/*.test.ts'],
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
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
})
