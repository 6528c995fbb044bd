import { graphInside } from './check-imports.ts'
import { groupsFromBelow } from './cycles.ts'
import { areas, parts } from './layers.ts'
import type { Import } from './read-imports.ts'

/** The table of the parts, as ARCHITECTURE.md shows it. */
export function partsTable(): string {
  return table(
    ['part', 'what it is', 'may import'],
    parts.map(({ name, purpose, mayImport, note }) => [
      `\`${name}/\``,
      purpose,
      [mayImport.join(', ') || 'nothing', ...(note ? [note] : [])].join(': '),
    ]),
  )
}

/** The table of a part's areas with their modules, each after those it imports, and the imports between areas. */
export function areasOf(part: keyof typeof areas, imports: readonly Import[]): string {
  const rows = areas[part].map(({ name, purpose }) => {
    const modules = groupsFromBelow(graphInside(`${part}/src/${name}`, imports)).flat()
    return [`\`${name}/\``, purpose, modules.map((module) => `\`${module}\``).join(', ')]
  })
  return `${table(['area', 'what it is for', 'modules, each after those it imports'], rows)}

\`\`\`mermaid
flowchart BT
${directImports(part, imports)
  .map(([own, other]) => `  ${own} --> ${other}`)
  .join('\n')}
\`\`\``
}

/** The imports between areas, without those that follow from two others. */
function directImports(part: keyof typeof areas, imports: readonly Import[]): [string, string][] {
  const graph = graphInside(`${part}/src`, imports)
  const leadsTo = (own: string, other: string): boolean =>
    [...(graph.get(own) ?? [])].some((next) => next === other || leadsTo(next, other))
  return areas[part].flatMap(({ name }) => {
    const others = areas[part].map((area) => area.name).filter((other) => graph.get(name)?.has(other))
    return others
      .filter((other) => !others.some((between) => between !== other && leadsTo(between, other)))
      .map((other): [string, string] => [name, other])
  })
}

/** A table as the formatter leaves it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
