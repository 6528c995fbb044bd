import { FileButton, Group, Image } from '@mantine/core'
import { largestPictureBytes } from '@teeviet/contract/rules/limits'
import { useRef, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import styles from '../../theme/layout.module.css'
import { useAct } from '../use-act.ts'
import { base64Of } from './base64-of.ts'
import { CropDialog } from './crop-dialog.tsx'

type PictureFieldProps = {
  label: string
  /** The picture's address; '' for none. */
  value: string
  onChange: (url: string) => void
}

/**
 * A picture out of the device's own files, of which a part can be chosen, shown as golfers will see it; too large a file
 * is refused before it is sent.
 */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const t = useT('staff-admin')
  const act = useAct()
  const reset = useRef<() => void>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)

  function take(file: File | null) {
    reset.current?.()
    if (!file) return
    setTooLarge(file.size > largestPictureBytes)
    if (file.size > largestPictureBytes) return
    act.forget()
    setChosen(file)
  }

  async function send(picture: Blob) {
    setTooLarge(picture.size > largestPictureBytes)
    if (picture.size > largestPictureBytes) return
    const sent = await act.send('POST /api/staff/pictures', { data: await base64Of(picture) })
    if (!sent) return
    setChosen(null)
    onChange(sent.url)
  }

  return (
    <div className={styles.form}>
      <strong>{label}</strong>
      {value !== '' && <Image src={value} alt="" maw={320} radius="md" />}
      <Group gap="xs">
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/avif"
          resetRef={reset}
          inputProps={{ 'aria-label': label }}
          onChange={take}
        >
          {({ onClick }) => (
            <Button look="second" onClick={onClick}>
              {t(value === '' ? 'picture.choose' : 'picture.change')}
            </Button>
          )}
        </FileButton>
        <span className={styles.muted}>{t('picture.hint', { mb: largestPictureBytes / 1024 / 1024 })}</span>
      </Group>
      <Problem>{!chosen && isTooLarge && t('picture.tooLarge')}</Problem>
      {chosen && (
        <CropDialog
          file={chosen}
          busy={act.busy}
          problem={isTooLarge ? t('picture.tooLarge') : act.problem}
          onSend={send}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}
