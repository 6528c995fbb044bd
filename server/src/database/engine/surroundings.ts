/**
 * How PostgreSQL is told its data directory: as the directory it is started in, where the system can say so, because
 * the account it runs as may not be allowed to walk the path to a closed checkout.
 */
export function dataArgument(directory: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : directory
}

/** Nothing of the caller's PG* and language settings, which would change the cluster. */
export function engineEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}
