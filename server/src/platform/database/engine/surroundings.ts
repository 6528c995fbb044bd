import { join } from 'node:path'

/**
 * How PostgreSQL gets its data directory: as its working directory, if the system supports that, because its account
 * may not be allowed to read the path to a private checkout.
 */
export function dataArgument(directory: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : directory
}

/**
 * One of PostgreSQL's programs in the folder of its package.
 *
 * @param platform as in `process.platform`
 */
export function programIn(
  folder: string,
  name: 'postgres' | 'initdb' | 'pg_ctl',
  platform: string = process.platform,
): string {
  return join(folder, 'bin', platform === 'win32' ? `${name}.exe` : name)
}

/** Nothing of the caller's PG* and language settings, which would change the cluster. */
export function engineEnvironment(
  env: NodeJS.ProcessEnv = process.env,
  platform: string = process.platform,
): NodeJS.ProcessEnv {
  const own = { PATH: env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  // without these a Windows program opens no network and finds no temporary folder
  return platform === 'win32' ? { ...own, SystemRoot: env.SystemRoot, TEMP: env.TEMP, TMP: env.TMP } : own
}
