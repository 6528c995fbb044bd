/** A table of a statement. */
export type TableUse = { table: string; isWrite: boolean }

const writes = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'])

/**
 * The tables a statement reads and writes, without those it defines itself by `with`.
 *
 * @param tree the statement from PostgreSQL's own parser
 */
export function tablesOf(tree: unknown): TableUse[] {
  const uses: TableUse[] = []
  const own = new Set<string>()
  follow(tree)
  return uses.filter(({ table, isWrite }) => isWrite || !own.has(table))

  function follow(node: unknown): void {
    if (!isNode(node)) return
    for (const [kind, inner] of Object.entries(node)) {
      if (!isNode(inner)) continue
      // `for update of b` names what `from` has named before
      if (kind === 'LockingClause') continue
      if (kind === 'CommonTableExpr' && typeof inner.ctename === 'string') own.add(inner.ctename)
      if (kind === 'RangeVar') uses.push({ table: String(inner.relname), isWrite: false })
      if (writes.has(kind) && isNode(inner.relation)) {
        const { relation, ...rest } = inner
        uses.push({ table: String(relation.relname), isWrite: true })
        follow(rest)
      } else if (kind === 'TruncateStmt' && Array.isArray(inner.relations)) {
        for (const relation of inner.relations)
          uses.push({ table: String(relation.RangeVar.relname), isWrite: true })
      } else follow(inner)
    }
  }
}

/** The tables that a statement of a migration creates, renames or drops; a partition is no table of its own. */
export function schemaChangeOf(statement: unknown): { made?: string[]; dropped?: string[] } {
  if (!isNode(statement)) return {}
  const { CreateStmt: create, DropStmt: drop, RenameStmt: rename } = statement
  if (isNode(create) && isNode(create.relation) && !create.partbound)
    return { made: [String(create.relation.relname)] }
  if (isNode(rename) && rename.renameType === 'OBJECT_TABLE' && isNode(rename.relation))
    return { made: [String(rename.newname)], dropped: [String(rename.relation.relname)] }
  if (!isNode(drop) || drop.removeType !== 'OBJECT_TABLE' || !Array.isArray(drop.objects)) return {}
  return { dropped: drop.objects.map((name) => String(name.List.items.at(-1).String.sval)) }
}

function isNode(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}
