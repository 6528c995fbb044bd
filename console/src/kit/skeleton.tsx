import { Skeleton as Line, Stack } from '@mantine/core'

/** Grey lines in place of what is being loaded. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <Stack gap="sm" aria-busy="true">
      {Array.from({ length: lines }, (_, line) => (
        <Line key={line} height={18} width={line % 3 === 2 ? '60%' : '100%'} aria-hidden="true" />
      ))}
    </Stack>
  )
}
