import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Column, DataTable } from './data-table.tsx'

type Row = { id: number; name: string }

const rows: Row[] = [
  { id: 1, name: 'Long Thanh' },
  { id: 2, name: 'Van Tri' },
]
const columns: Column<Row>[] = [
  { id: 'name', header: 'Course', cell: ({ name }) => name },
  { id: 'number', header: 'Number', figure: true, cell: ({ id }) => id },
]

const shown = (props: Partial<Parameters<typeof DataTable<Row>>[0]>): string =>
  renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(DataTable<Row>, { rows, columns, ...props })),
  )

test('shows a row for each entry, in the order of the columns', () => {
  const text = shown({ label: 'Courses' }).replaceAll(/<[^>]+>/g, '|')
  expect(text).toMatch(/Course\|+Number\|+Long Thanh\|+1\|+Van Tri\|+2/)
})

test('names the table, and marks the open row where rows open', () => {
  const markup = shown({ label: 'Courses', openId: '2', onOpen: () => {} })
  expect(markup).toContain('aria-label="Courses"')
  expect(markup.match(/aria-selected="(true|false)"/g)).toEqual([
    'aria-selected="false"',
    'aria-selected="true"',
  ])
  expect(shown({})).not.toContain('aria-selected')
})

test('a row carries what its page asks for, and a card names its cells', () => {
  const markup = shown({ rowProps: ({ id }) => ({ 'data-refund': id }), cards: 'labelled' })
  expect(markup).toContain('data-refund="2"')
  expect(markup).toContain('data-label="Number"')
})
