import type { Live } from './live.ts'
import type { SandboxLog, SandboxOptions } from './options.ts'

/** The context of every sandbox module. */
export type World = {
  options: SandboxOptions
  log: SandboxLog
  now: () => Date
  live: Live
  /** Aborted when the sandbox closes: nothing waits or calls beyond it. */
  closing: AbortSignal
  /** Where a module stores its data across restarts, if anywhere. */
  fileFor(name: string): string | undefined
}
