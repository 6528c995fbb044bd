import { Group, Kbd } from '@mantine/core'
import { useRef } from 'react'
import { Button } from './button.tsx'

type ToastOfferProps = { text: string; label: string; shortcut: string; onTake: () => void }

/** The message of a toast with a button; after its press the focus goes back to where it came from. */
export function ToastOffer({ text, label, shortcut, onTake }: ToastOfferProps) {
  const before = useRef<Element>(null)
  return (
    <Group justify="space-between" gap="sm">
      {text}
      <Button
        look="second"
        size="compact-sm"
        aria-keyshortcuts={shortcut}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget
        }}
        onClick={() => {
          if (before.current instanceof HTMLElement) before.current.focus()
          onTake()
        }}
      >
        {label}
        <Kbd size="xs" aria-hidden="true">
          {shortcut}
        </Kbd>
      </Button>
    </Group>
  )
}
