import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Refused } from '#api/client/failed-call.ts'
import { Loaded } from './loaded.tsx'

const shown = (query: { data?: readonly string[]; error?: Error }): string =>
  renderToStaticMarkup(
    createElement(Loaded<readonly string[] | undefined>, {
      query: { data: query.data, error: query.error ?? null, isFetching: false, refetch: () => {} },
      skeleton: 'skeleton',
      empty: 'nothing here',
      children: (data) => data?.join(),
    }),
  )

test('shows the skeleton, announced as busy, until there is an answer', () => {
  expect(shown({})).toBe('<div aria-busy="true">skeleton</div>')
})

test('shows the data, also when a refresh of it failed', () => {
  expect(shown({ data: ['Van Tri'] })).toBe('Van Tri')
  expect(shown({ data: ['Van Tri'], error: new Error('offline') })).toBe('Van Tri')
})

test('shows an empty list and a refused one as empty', () => {
  expect(shown({ data: [] })).toBe('nothing here')
  expect(shown({ error: new Refused(7, 'no') })).toBe('nothing here')
})
