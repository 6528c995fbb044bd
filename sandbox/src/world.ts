import type { Live } from './live.ts'
import type { SandboxLog, SandboxOptions } from './options.ts'

/** What every room of the sandbox is handed. */
export type World = {
  options: SandboxOptions
  log: SandboxLog
  now: () => Date
  live: Live
  /** Aborted when the sandbox closes: nothing waits or calls beyond it. */
  closing: AbortSignal
  /** Where a room may keep its things over restarts, if anywhere. */
  fileFor(name: string): string | undefined
}
