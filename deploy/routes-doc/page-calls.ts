import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const registry = join(root, 'web/src/shell/dialogs/registry.ts')
const webVerbs = readVerbs(join(root, 'web/src/api'))
/** The shell around every page; its calls belong to no page. */
const everywhere = [
  'web/src/api/index.ts',
  'web/src/api/queries/site-settings.ts',
  ...['api/client', 'session', 'viewer', 'site', 'shell', 'i18n', 'partner/token'].map(
    (folder) => `web/src/${folder}/`,
  ),
  ...['api', 'session', 'frame', 'i18n', 'lists'].map((folder) => `console/src/${folder}/`),
].map((path) => join(root, path))
/** Signing in may be asked for on any page. */
const anywhere = ['login', 'otp', 'update-info', 'session-ended']

/** The calls a file of an application can make: its own, those of the files it imports and of the dialogs it opens. */
export function callsOf(file: string): string[] {
  const calls = new Set<string>()
  const seen = new Set<string>()
  const follow = (path: string) => {
    if (seen.has(path) || everywhere.some((start) => path.startsWith(start))) return
    seen.add(path)
    const code = readFileSync(path, 'utf8')
    for (const call of namedIn(code)) calls.add(call)
    for (const next of [...importsOf(path, code), ...dialogsOf(code)]) follow(next)
  }
  follow(file)
  return [...calls].sort()
}

/** The calls a file names: in the console by method and path, in the web by a verb of its client, types left out. */
function namedIn(code: string): string[] {
  const verbs = [...code.matchAll(/(?<!typeof )\bapi\.(\w+)\.(\w+)/g)]
  return [
    ...[...code.matchAll(/'((?:GET|POST) \/api\/[^']+)'/g)].map(([, call = '']) => call),
    ...verbs.flatMap(([, group = '', verb = '']) => webVerbs.get(`${group}.${verb}`) ?? []),
  ]
}

/** The verbs of the web's client, `courses.detail`, and the call of each. */
function readVerbs(folder: string): Map<string, string> {
  const groups = readFileSync(join(folder, 'index.ts'), 'utf8').matchAll(/export \* as (\w+) from '([^']+)'/g)
  return new Map(
    [...groups].flatMap(([, group = '', file = '']) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/export const (\w+) =\s+'([^']+)'/g)].map(
        ([, verb = '', call = '']) => [`${group}.${verb}`, call] as const,
      ),
    ),
  )
}

/** The files of its application a file imports for more than their types, at once or when needed. */
function importsOf(path: string, code: string): string[] {
  return [...code.matchAll(/(?:^import (?!type )[^']*|^export [^']*from |import\()'([.#][^']+\.tsx?)'/gm)]
    .map(([, name = '']) => fileOf(path, name))
    .filter((name) => existsSync(name))
}

/** The file of an import: `#` means the `src` folder of the importing application. */
function fileOf(importer: string, name: string): string {
  if (!name.startsWith('#')) return join(dirname(importer), name)
  return join(importer.slice(0, importer.lastIndexOf('/src/')), 'src', name.slice(1))
}

function dialogsOf(code: string): string[] {
  const names = new Set([...code.matchAll(/openDialog\(\s*'([\w-]+)'/g)].map(([, name = '']) => name))
  const listed = readFileSync(registry, 'utf8')
  return [...listed.matchAll(/^ {2}'?([\w-]+)'?: dialog\(\s*\(\) => import\('([^']+)'\)/gm)]
    .filter(([, name = '']) => names.has(name) && !anywhere.includes(name))
    .map(([, , file = '']) => fileOf(registry, file))
}
