import { Badge, Text } from '@mantine/core'

type TimeLeftProps = { tone: 'calm' | 'soon' | 'over'; children: string }

/** The time left; coloured when it is short, marked when it is over. */
export function TimeLeft({ tone, children }: TimeLeftProps) {
  if (tone === 'over')
    return (
      <Badge className="time" variant="filled" color="red" data-left={tone}>
        {children}
      </Badge>
    )
  return (
    <Text
      span
      inherit
      className="time"
      fw={700}
      c={tone === 'soon' ? 'orange.7' : undefined}
      data-left={tone}
    >
      {children}
    </Text>
  )
}
