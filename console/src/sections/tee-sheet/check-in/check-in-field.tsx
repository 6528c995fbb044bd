import { TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useAct } from '../../../forms/use-act.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { useKeyboard } from '../../../keyboard/use-keyboard.ts'
import { Button } from '../../../kit/button.tsx'
import styles from '../../../theme/layout.module.css'
import { CodeScanner } from './code-scanner.tsx'

type Found = { general_bill_code: string }

type CheckInFieldProps<Booking extends Found> = {
  /** Finds bookings by a code. */
  search: (act: ReturnType<typeof useAct>, code: string) => Promise<readonly Booking[] | null>
  onFound: (booking: Booking) => void
}

/**
 * Finds a booking at the counter, of staff or of the club, by the code on its bill, typed or scanned. The key that
 * searches leads to it.
 */
export function CheckInField<Booking extends Found>({ search, onFound }: CheckInFieldProps<Booking>) {
  const t = useT('staff-golf')
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const act = useAct()
  const field = useRef<HTMLInputElement>(null)
  useKeyboard(({ kind }) => {
    if (kind !== 'search') return false
    field.current?.focus()
    return true
  })

  async function find(typed: string) {
    const wanted = typed.trim().toUpperCase()
    setMissing(false)
    if (wanted === '') return
    const found = await search(act, wanted)
    const booking = found?.find(({ general_bill_code }) => general_bill_code === wanted)
    if (booking) {
      setCode('')
      onFound(booking)
    } else if (found) setMissing(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    find(code)
  }

  return (
    <form onSubmit={submit} className={`${styles.bar} ${styles.screenOnly}`}>
      <TextInput
        ref={field}
        aria-keyshortcuts="/"
        label={t('checkIn.code')}
        value={code}
        maxLength={40}
        error={isMissing ? t('checkIn.unknown') : act.problem}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" look="second" busy={act.busy}>
        {t('checkIn.find')}
      </Button>
      {'mediaDevices' in navigator && !isScanning && (
        <Button look="second" onClick={() => setScanning(true)}>
          {t('checkIn.scan')}
        </Button>
      )}
      {isScanning && (
        <CodeScanner
          onCode={(scanned) => {
            setScanning(false)
            find(scanned)
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </form>
  )
}
