import type { Rolldown } from 'vite'

/**
 * Puts everything the first load needs into one chunk: what the entry reaches by plain imports. Otherwise each small
 * module that a lazily loaded page happens to share becomes a file of its own, and the first page asks for dozens.
 * Nothing that only lazy files use comes in.
 */
export function firstLoad(): Rolldown.CodeSplittingGroup {
  const known = new Map<string, boolean>()

  function isReached(id: string, graph: Rolldown.ChunkingContext): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false)
    const module = graph.getModuleInfo(id)
    const importers = [...(module?.importers ?? [])]
    const reached =
      module !== null && (module.isEntry || importers.some((importer) => isReached(importer, graph)))
    known.set(id, reached)
    return reached
  }

  return { debugName: 'first load', name: (id, graph) => (isReached(id, graph) ? 'first' : null) }
}
