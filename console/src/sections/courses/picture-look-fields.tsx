import { Group, NativeSelect, TextInput } from '@mantine/core'
import { longestCredit, readPictureLook, withPictureLook } from '@teeviet/contract/rules/picture-address'
import { useT } from '../../i18n/use-texts.tsx'

/** What can stay in view of a picture, by rows from the top left: per cent from the left and from the top. */
const parts = ['0-0', '50-0', '100-0', '0-50', '50-50', '100-50', '0-100', '50-100', '100-100'] as const

/** What stays in view of an uploaded photo where a frame cuts it, and who took it. */
export function PictureLookFields({
  url,
  n,
  onChange,
}: {
  url: string
  /** The photo's place among those of the course, for its labels. */
  n: number
  onChange: (url: string) => void
}) {
  const t = useT('staff-golf')
  const look = readPictureLook(url)

  function keepInView(part: string) {
    const [x = 50, y = 50] = part.split('-').map(Number)
    onChange(withPictureLook(url, { ...look, focus: [x, y] }))
  }

  return (
    <Group gap="xs" align="end">
      <NativeSelect
        label={t('courses.pictureFocus', { n })}
        value={look.focus.join('-')}
        data={parts.map((part) => ({ value: part, label: t(`courses.focus.${part}`) }))}
        onChange={({ currentTarget }) => keepInView(currentTarget.value)}
      />
      <TextInput
        label={t('courses.pictureCredit', { n })}
        maxLength={longestCredit}
        value={look.credit}
        onChange={({ currentTarget }) =>
          onChange(withPictureLook(url, { ...look, credit: currentTarget.value }))
        }
      />
    </Group>
  )
}
