import { execFileSync } from 'node:child_process'

/** A program with its arguments. */
export type Command = readonly [program: string, ...args: string[]]

/**
 * The command that prints when a process started, or which program it runs, where there is no /proc. Windows has no
 * `ps`; its PowerShell prints the start as a number independent of time zones.
 *
 * @param platform as in `process.platform`
 */
export function processQuery(what: 'start' | 'program', pid: number, platform: string): Command {
  if (platform !== 'win32') return ['ps', '-o', what === 'start' ? 'lstart=' : 'comm=', '-p', String(pid)]
  const property = what === 'start' ? 'StartTime.ToFileTimeUtc()' : 'ProcessName'
  return [
    'powershell.exe',
    '-NoProfile',
    '-NonInteractive',
    '-Command',
    `(Get-Process -Id ${pid}).${property}`,
  ]
}

/** The output of the command; null when there is no such process. */
export function askProcess(what: 'start' | 'program', pid: number): string | null {
  const [program, ...args] = processQuery(what, pid, process.platform)
  try {
    // costs nothing when the process has ended, while PowerShell takes half a second
    if (process.platform === 'win32') process.kill(pid, 0)
    return execFileSync(program, args, { stdio: 'pipe', windowsHide: true }).toString().trim() || null
  } catch {
    return null
  }
}
