import { largestPictureBytes } from '@teeviet/contract/rules/limits'
import { useRef, useState } from 'react'
import { Problem } from '../frame/problem.tsx'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { useStaff } from '../session/use-staff.tsx'
import styles from './desk.module.css'
import { sendPicture } from './send-picture.ts'
import { useAct } from './use-act.ts'

/** A picture out of the device's own files, shown as golfers will see it; too large a file is refused before it is sent. */
export function PictureField({
  label,
  url,
  onChange,
}: {
  label: string
  url: string
  onChange: (url: string) => void
}) {
  const t = useT('staff-desk')
  const staff = useStaff()
  const input = useRef<HTMLInputElement>(null)
  const act = useAct()
  const [tooLarge, setTooLarge] = useState(false)

  async function take(file: File | undefined) {
    if (!file) return
    setTooLarge(file.size > largestPictureBytes)
    if (file.size > largestPictureBytes) return
    await act.run(async () => onChange((await sendPicture(staff, file)).url))
  }

  return (
    <div className={styles.part}>
      <strong>{label}</strong>
      {url !== '' && <img src={url} alt="" className={styles.picture} />}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        aria-label={label}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <div className={styles.buttons}>
        <Button size="small" look="second" busy={act.busy} onClick={() => input.current?.click()}>
          {t(url === '' ? 'picture.choose' : 'picture.change')}
        </Button>
        <span className={styles.muted}>{t('picture.hint', { mb: largestPictureBytes / 1024 / 1024 })}</span>
      </div>
      <Problem>{tooLarge ? t('picture.tooLarge') : act.problem}</Problem>
    </div>
  )
}
