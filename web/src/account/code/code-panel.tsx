import type { ComponentProps } from 'react'
import { Mantine } from '#ui/mantine/mantine.tsx'
import { CodeForm } from './code-form.tsx'

/** The form of the code outside a dialog. */
export default function CodePanel(props: ComponentProps<typeof CodeForm>) {
  return (
    <Mantine>
      <CodeForm {...props} />
    </Mantine>
  )
}
