import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../../..')
const run = promisify(execFile)
const git = async (folder: string, ...args: string[]) => {
  const { stdout } = await run('git', ['-C', folder, ...args])
  return stdout.trim()
}

/** Another commit of this repository with its packages, beside it. */
export interface EarlierRelease {
  folder: string
  commit: string
  remove(): Promise<void>
}

/**
 * Clones an earlier commit to a temporary folder.
 *
 * @param reference a commit, a tag, or `previous-schema` for the last commit before the newest migration
 */
export async function prepareRelease(reference: string): Promise<EarlierRelease> {
  const commit = await git(root, 'rev-parse', '--short', `${await resolved(reference)}^{commit}`)
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-release-'))
  await git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, folder)
  await git(folder, 'checkout', '--quiet', '--detach', commit)
  if (await hasOurPackages(folder)) await linkPackages(folder)
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
  return { folder, commit, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function resolved(reference: string): Promise<string> {
  if (reference !== 'previous-schema') return reference
  const migrations = 'server/src/platform/database/migrations'
  const newest = await git(root, 'log', '-1', '--diff-filter=A', '--format=%H', '--', migrations)
  return `${newest}~1`
}

async function hasOurPackages(folder: string): Promise<boolean> {
  const [theirs, ours] = await Promise.all(
    [folder, root].map((one) => readFile(join(one, 'package-lock.json'), 'utf8')),
  )
  return theirs === ours
}

/** Links each of our packages; those of the repository itself (`@teeviet/…`) are the release's own. */
async function linkPackages(folder: string): Promise<void> {
  const own = join(folder, 'node_modules/@teeviet')
  await mkdir(own, { recursive: true })
  const installed = join(root, 'node_modules')
  for (const name of await readdir(installed))
    if (name !== '@teeviet' && name !== '.bin')
      await symlink(join(installed, name), join(folder, 'node_modules', name))
  for (const part of await readdir(join(installed, '@teeviet'))) {
    await symlink(join('../..', part), join(own, part))
    const nested = join(root, part, 'node_modules')
    if (existsSync(nested)) await symlink(nested, join(folder, part, 'node_modules'))
  }
}
