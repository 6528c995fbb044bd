import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Field, PickField } from './field.tsx'
import { Tabs } from './tabs.tsx'

const field = (props: Partial<Parameters<typeof Field>[0]>): string =>
  renderToStaticMarkup(createElement(Field, { label: 'Phone', ...props }))

test('a field is named by its label', () => {
  const markup = field({})
  const id = markup.match(/<label for="([^"]+)"/)?.[1]
  expect(id).toBeDefined()
  expect(markup).toContain(`<input id="${id}"`)
})

test('an error stands at its field in place of the hint', () => {
  expect(field({ hint: 'Nine digits' })).not.toContain('aria-invalid')
  const markup = field({ hint: 'Nine digits', error: 'Too short' })
  const note = markup.match(/aria-describedby="([^"]+)"/)?.[1]
  expect(markup).toContain('aria-invalid="true"')
  expect(markup).toMatch(new RegExp(`id="${note}"[^>]*>Too short<`))
  expect(markup).not.toContain('Nine digits')
})

test('a picker says its label and what is picked, and that it opens a dialog', () => {
  const pick = (value?: string) =>
    renderToStaticMarkup(
      createElement(PickField, { label: 'Course', value, placeholder: 'Choose', onPick: () => {} }),
    )
  expect(pick()).toContain('>Choose<')
  expect(pick('Van Tri')).toContain('>Van Tri<')
  expect(pick('Van Tri')).not.toContain('>Choose<')
  expect(pick()).toContain('aria-haspopup="dialog"')
})

test('a busy button is announced as busy and keeps its words', () => {
  const button = (busy: boolean) => renderToStaticMarkup(createElement(Button, { busy, children: 'Send' }))
  expect(button(false)).not.toContain('aria-busy')
  expect(button(true)).toMatch(/aria-busy="true".*Send/)
})

test('only the chosen tab is in the order of the Tab key, and names the panel', () => {
  const tabs = [
    { name: 'vid', label: 'By vID' },
    { name: 'phone', label: 'By phone' },
  ] as const
  const markup = renderToStaticMarkup(
    createElement(Tabs<'vid' | 'phone'>, {
      label: 'Players',
      tabs,
      chosen: 'phone',
      onChoose: () => {},
      children: 'Panel',
    }),
  )
  expect(markup.match(/tabindex="(-?\d)"/gi)).toEqual(['tabindex="-1"', 'tabindex="0"'])
  expect(markup).toMatch(/role="tabpanel"[^>]*aria-labelledby="[^"]*-phone"/)
})
