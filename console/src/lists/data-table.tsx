import { Table } from '@mantine/core'
import { type RowData, tableFeatures, useTable } from '@tanstack/react-table'
import clsx from 'clsx'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import styles from './data-table.module.css'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** A figure or an amount: right-aligned in its column. */
  figure?: boolean
  /** Left out on a phone. */
  extra?: boolean
  className?: string | undefined
}

type Look<Row> = Pick<Column<Row>, 'figure' | 'extra' | 'className'>
type Cell<Row> = Column<Row>['cell'] | (Look<Row> & { readonly cell: Column<Row>['cell'] })

/** The columns of a table in the order of `cells`: the words over each by its id, and what its cells show. */
export function columnsOf<Row, Id extends string>(
  header: (id: Id) => string,
  cells: Readonly<Record<Id, Cell<Row>>>,
): Column<Row>[] {
  const columns: Column<Row>[] = []
  for (const id in cells) {
    const of = cells[id]
    columns.push({ id, header: header(id), ...(typeof of === 'function' ? { cell: of } : of) })
  }
  return columns
}

const features = tableFeatures({})

/**
 * A list of the console as a table. With `onOpen` a row opens by a press anywhere in it; the open row is marked and kept
 * in view. `cards`: on a phone each row is a card, with two cells a line; `stacked`: one; `labelled`: each under its
 * column's name.
 */
export function DataTable<Row extends RowData>({
  label,
  caption,
  rows,
  columns,
  idOf = (row) => String(Object(row).id),
  openId,
  onOpen,
  rowProps,
  cards,
}: {
  label?: string
  caption?: ReactNode
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  idOf?: (row: Row) => string
  openId?: string | undefined
  onOpen?: (row: Row) => void
  /** Further attributes of a row's element. */
  rowProps?: (row: Row) => object
  cards?: 'pairs' | 'stacked' | 'labelled'
}) {
  const definitions = useMemo(() => columns.map(({ id }) => ({ id })), [columns])
  const table = useTable({ features, columns: definitions, data: rows, getRowId: idOf })
  const known = new Map(columns.map((column) => [column.id, column]))
  return (
    <Table.ScrollContainer minWidth={0} className={clsx(label !== undefined && styles.frame)}>
      <Table
        aria-label={label}
        className={clsx(styles.table, cards && styles[cards])}
        highlightOnHover={onOpen !== undefined}
      >
        {caption !== undefined && <Table.Caption className={styles.caption}>{caption}</Table.Caption>}
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {group.headers.map((header) => (
                <Table.Th key={header.id} scope="col" {...lookOf(known.get(header.column.id))}>
                  {known.get(header.column.id)?.header}
                </Table.Th>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Line
              key={row.id}
              isOpen={row.id === openId}
              rowProps={rowProps?.(row.original)}
              onOpen={onOpen && (() => onOpen(row.original))}
            >
              {/* Called, not rendered as components of their own: what is typed into a cell outlives a refresh. */}
              {row.getAllCells().map((cell) => {
                const column = known.get(cell.column.id)
                return (
                  <Table.Td
                    key={cell.id}
                    {...lookOf(column)}
                    data-label={cards === 'labelled' ? column?.header : undefined}
                  >
                    {column?.cell(row.original)}
                  </Table.Td>
                )
              })}
            </Line>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function lookOf(column: { figure?: boolean; extra?: boolean; className?: string | undefined } | undefined) {
  return {
    className: clsx(column?.figure && styles.figure, column?.extra && styles.extra, column?.className),
  }
}

type LineProps = {
  isOpen: boolean
  rowProps: object | undefined
  onOpen: (() => void) | undefined
  children: ReactNode
}

function Line({ isOpen, rowProps, onOpen, children }: LineProps) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <Table.Tr
      ref={row}
      className={clsx(onOpen && styles.openable)}
      aria-selected={onOpen ? isOpen : undefined}
      onClick={onOpen}
      {...rowProps}
    >
      {children}
    </Table.Tr>
  )
}

type OpenerProps = { id?: string; isOpen: boolean; onOpen: () => void; children: ReactNode }

/** The name of a row as a button that opens it, for keyboard users. */
export function Opener({ id, isOpen, onOpen, children }: OpenerProps) {
  return (
    <button type="button" id={id} className={styles.opener} aria-pressed={isOpen} onClick={onOpen}>
      {children}
    </button>
  )
}
