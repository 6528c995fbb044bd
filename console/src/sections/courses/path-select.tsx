import { NativeSelect } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useT } from '../../i18n/use-texts.tsx'

type PathSelectProps = Pick<
  ComponentProps<typeof NativeSelect>,
  'value' | 'onChange' | 'error' | 'description'
> & {
  /** What a tee time may start on; without any there is nothing to choose. */
  paths: readonly string[]
  /** The words of the first choice. */
  none?: string
}

/** What a tee time starts on at a course with several nines or layouts: `A–B`. One that the course has no more stays to be seen. */
export function PathSelect({ paths, none, value, ...field }: PathSelectProps) {
  const t = useT('staff-golf')
  const known = value && !paths.includes(String(value)) ? [String(value), ...paths] : paths
  if (known.length === 0) return null
  return (
    <NativeSelect
      label={t('schedule.path')}
      data={[
        { value: '', label: none ?? t('schedule.noPath') },
        ...known.map((path) => ({ value: path, label: path })),
      ]}
      value={value}
      {...field}
    />
  )
}
