import { Tabs as MantineTabs } from '@mantine/core'
import type { ReactNode } from 'react'

/** Parts of a page of which one is shown. */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  label: string
  tabs: readonly { name: Name; label: ReactNode }[]
  chosen: Name
  onChoose: (name: Name) => void
  children: ReactNode
}) {
  return (
    <MantineTabs
      value={chosen}
      onChange={(value) => {
        const tab = tabs.find(({ name }) => name === value)
        if (tab) onChoose(tab.name)
      }}
    >
      <MantineTabs.List aria-label={label} mb="md">
        {tabs.map(({ name, label }) => (
          <MantineTabs.Tab key={name} value={name}>
            {label}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={chosen}>{children}</MantineTabs.Panel>
    </MantineTabs>
  )
}
