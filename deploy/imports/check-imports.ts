import { type Graph, groupsFromBelow } from './cycles.ts'
import { areas, parts, testFolders, withoutFolderCycles } from './layers.ts'
import type { Import } from './read-imports.ts'

/**
 * Finds forbidden imports between parts, imports upwards between the areas of a part, and adjacent folders that import
 * each other in a circle. Cycles of files are the linter's (`noImportCycles`).
 *
 * @returns one sentence for each violation
 */
export function faultsOf(imports: readonly Import[]): string[] {
  return [...betweenParts(imports), ...upwards(imports), ...folderCycles(imports)]
}

function betweenParts(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const own = parts.find(({ name }) => name === partOf(from))
    const other = parts.find(({ name }) => name === partOf(to))
    if (!own || !other || own === other || own.mayImport.includes(other.name)) return []
    return [`${from} imports ${to}: ${own.name} may not import ${other.name}`]
  })
}

function upwards(imports: readonly Import[]): string[] {
  return imports.filter(isOfProduct).flatMap(({ from, to }) => {
    const own = areaOf(from)
    const other = areaOf(to)
    if (own === null || other === null || own.part !== other.part || own.height > other.height) return []
    return own.name === other.name ? [] : [`${from} imports ${to}: ${own.name} may not import ${other.name}`]
  })
}

function folderCycles(imports: readonly Import[]): string[] {
  const inside = imports.filter(isOfProduct)
  const folders = new Set(inside.flatMap(({ from }) => foldersAbove(from)))
  return [...folders].sort().flatMap((folder) =>
    groupsFromBelow(graphInside(folder, inside))
      .filter((group) => group.length > 1)
      .map((group) => {
        const [first] = pairsInside(folder, inside).filter(
          ({ own, other }) => group.includes(own) && group.includes(other),
        )
        return `${folder}: ${group.join(', ')} import each other in a circle, ${first?.from} imports ${first?.to} for one`
      }),
  )
}

/** Which folders of a folder import which of them; its own files and tests do not count. */
export function graphInside(folder: string, imports: readonly Import[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { own, other } of pairsInside(folder, imports.filter(isOfProduct))) {
    const others = graph.get(own) ?? new Set()
    if (own !== other) others.add(other)
    graph.set(own, others)
  }
  return graph
}

function pairsInside(folder: string, imports: readonly Import[]) {
  return imports.flatMap(({ from, to }) => {
    const own = childOf(folder, from)
    const other = childOf(folder, to)
    return own === null ? [] : [{ own, other: other ?? own, from, to }]
  })
}

function foldersAbove(file: string): string[] {
  const names = file.split('/').slice(0, -1)
  const above = names.map((_, index) => names.slice(0, index + 1).join('/'))
  return above.filter((folder) => withoutFolderCycles.some((root) => `${folder}/`.startsWith(`${root}/`)))
}

function childOf(folder: string, file: string): string | null {
  const [child, rest] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []
  return child === undefined || rest === undefined ? null : child
}

const partOf = (file: string) => file.split('/')[0]
/** The area of a file; a folder without an area ranks above all areas. */
function areaOf(file: string): { part: string; name: string; height: number } | null {
  const [, part = '', name] = /^(\w+)\/src\/(\w+)\//.exec(file) ?? []
  if ((part !== 'server' && part !== 'web') || name === undefined) return null
  const height = areas[part].findIndex((area) => area.name === name)
  return { part, name, height: height < 0 ? areas[part].length : height }
}
/** Tests, and their folders, may import anything. */
const isOfProduct = ({ from }: Import) =>
  !/\.test\.tsx?$/.test(from) && !testFolders.includes(areaOf(from)?.name ?? '')
