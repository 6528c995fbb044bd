import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The repository's rules that no compiler or linter checks: length of files, size of folders, broken links in
 * documents, outdated generated files, and the size of the first load.
 */
const problems: string[] = []
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')

const sources = files.filter(
  (name) => /\.(ts|tsx|mts|mjs|js|css|sql)$/.test(name) && !/\.gen\.ts$/.test(name) && existsSync(name),
)

const LONGEST_FILE = 300
for (const file of sources) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
  if (lines > LONGEST_FILE) problems.push(`${file} has ${lines} lines: which two ideas does it hold?`)
}

const FULLEST_FOLDER = 25
for (const [folder, inside = []] of Object.entries(Object.groupBy(sources, (name) => dirname(name))))
  if (inside.length > FULLEST_FOLDER)
    problems.push(`${folder} holds ${inside.length} files side by side: which folders do they make?`)

for (const file of files.filter((name) => name.endsWith('.md') && existsSync(name))) {
  const text = readFileSync(file, 'utf8')
  for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^([a-z]+:|#)/.test(target)) continue
    const path = join(dirname(file), target.replace(/#.*$/, ''))
    if (!existsSync(path)) problems.push(`${file} links to ${target}, which does not exist`)
  }
}

// npm omits packages from the lock which its registry does not have, and npm ci then refuses the whole lock.
type Locked = { optionalDependencies?: Record<string, string> }
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const name of Object.keys(optionalDependencies)) {
    const isLocked = `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages
    if (!isLocked)
      problems.push(`package-lock.json does not name ${name}, which ${path} may need: npm ci would fail`)
  }
}

for (const [what, workspace, script, ...args] of [
  ['table of routes', 'web', '../deploy/routes-doc/main.ts', '--check'],
  ['size of the first load', 'web', 'check-budget.ts'],
] as const) {
  try {
    execFileSync(process.execPath, [script, ...args], {
      cwd: workspace,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  } catch {
    problems.push(`${what}: ${workspace}/${script} failed`)
  }
}

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length > 0 ? 1 : 0)
