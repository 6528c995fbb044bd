import { Table } from '@mantine/core'
import { type RowData, tableFeatures, useTable } from '@tanstack/react-table'
import clsx from 'clsx'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import styles from './data-table.module.css'

export type Column<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** A figure or an amount: stands at the end of its column. */
  figure?: boolean
  /** Left out on a phone. */
  extra?: boolean
  className?: string | undefined
}

const features = tableFeatures({})

/**
 * A list of the console as a table. With `onOpen` a row opens by a press anywhere in it; the open row is marked and kept
 * in view. `cards`: on a phone each row is a card.
 */
export function DataTable<Row extends RowData>({
  label,
  caption,
  rows,
  columns,
  idOf,
  openId,
  onOpen,
  isOff,
  cards,
}: {
  label?: string
  caption?: ReactNode
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  openId?: string | undefined
  onOpen?: (row: Row) => void
  /** The row is there to be read only: it is drawn paler. */
  isOff?: (row: Row) => boolean
  cards?: boolean
}) {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: () => column.header,
        cell: ({ row }: { row: { original: Row } }) => column.cell(row.original),
      })),
    [columns],
  )
  const table = useTable({ features, columns: definitions, data: rows, getRowId: idOf })
  const look = new Map(
    columns.map(({ id, figure, extra, className }) => [
      id,
      clsx(figure && styles.figure, extra && styles.extra, className),
    ]),
  )
  return (
    <Table.ScrollContainer minWidth={0} className={clsx(label !== undefined && styles.frame)}>
      <Table
        aria-label={label}
        className={clsx(styles.table, cards && styles.cards)}
        highlightOnHover={onOpen !== undefined}
      >
        {caption !== undefined && <Table.Caption className={styles.caption}>{caption}</Table.Caption>}
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {group.headers.map((header) => (
                <Table.Th key={header.id} scope="col" className={look.get(header.column.id)}>
                  <table.FlexRender header={header} />
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
              isOff={isOff?.(row.original) ?? false}
              onOpen={onOpen && (() => onOpen(row.original))}
            >
              {row.getAllCells().map((cell) => (
                <Table.Td key={cell.id} className={look.get(cell.column.id)}>
                  <table.FlexRender cell={cell} />
                </Table.Td>
              ))}
            </Line>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Line({
  isOpen,
  isOff,
  onOpen,
  children,
}: {
  isOpen: boolean
  isOff: boolean
  onOpen: (() => void) | undefined
  children: ReactNode
}) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <Table.Tr
      ref={row}
      className={clsx(onOpen && styles.openable, isOff && styles.off)}
      aria-selected={onOpen ? isOpen : undefined}
      onClick={onOpen}
    >
      {children}
    </Table.Tr>
  )
}
