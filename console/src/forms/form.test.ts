import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaffContext } from '../session/use-staff.tsx'
import { Form } from './form.tsx'
import type { Act } from './use-act.ts'
import { type Draft, useDraft } from './use-draft.ts'

type Values = { name: string }

const call = 'POST /api/staff/settings'
const idle: Act = {
  busy: false,
  problem: undefined,
  code: undefined,
  send: async () => null,
  report() {},
  forget() {},
}

/** The form with a draft and an act in some state, for a staff member with these permissions. */
function shown(
  draft: Partial<Draft<Values>>,
  acting: Partial<Act> = {},
  calls: readonly string[] = [call],
): string {
  function Page() {
    const act = { ...idle, ...acting }
    const form = { ...useDraft(() => ({ name: 'TeeViet' }), { version: 1 }), act, ...draft }
    const field: ReactNode = createElement('input', { name: 'name' })
    const props = { form, call, onSend: async () => null } as const
    return createElement(Form<Values>, { ...props, children: field })
  }
  const staff = {
    id: 1,
    name: '',
    email: '',
    roles: [],
    calls: [...calls],
    login: 'login',
    lacks_factor: 0 as const,
  }
  return renderToStaticMarkup(
    createElement(
      MantineProvider,
      null,
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(StaffContext, { value: staff }, createElement(Page)),
      ),
    ),
  )
}

test('offers to save, and to discard only what was typed', () => {
  expect(shown({})).toContain('>save<')
  expect(shown({})).not.toContain('>discard<')
  expect(shown({ isDirty: () => true })).toContain('>discard<')
})

test('reports that a colleague has changed the edited entity, and offers the new version', () => {
  expect(shown({})).not.toContain('outdated')
  const markup = shown({ isOutdated: true })
  expect(markup).toMatch(/role="status".*outdated.*showNew/)
})

test('reports no new version while its own change is in progress', () => {
  expect(shown({ isOutdated: true }, { busy: true })).not.toContain('outdated')
  expect(shown({}, { busy: true })).toContain('aria-busy="true"')
})

test('shows the problem above the submit button', () => {
  expect(shown({}, { problem: 'Too late.' })).toMatch(/role="alert"[^>]*>Too late\.<\/p>.*>save</)
})

test('is read-only without the permission for its call', () => {
  const markup = shown({}, {}, [])
  expect(markup).toMatch(/<fieldset[^>]*disabled=""[^>]*><input name="name"/)
  expect(markup).not.toContain('>save<')
})
