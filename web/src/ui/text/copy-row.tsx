import { copiedToastMs } from '@teeviet/contract/rules/limits'
import type { ReactNode } from 'react'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './copy-row.module.css'

/** A fact with a button that copies it: `value` is what is copied, `children` how it is shown. */
export function CopyRow({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  const t = useT('ui')
  async function copy() {
    if (await copyText(value)) showToast('success', t('copied'), copiedToastMs)
    else showToast('warning', t('copyByHand'))
  }
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{children ?? value}</span>
      </span>
      <button type="button" className={styles.copy} onClick={copy} aria-label={`${t('copy')}: ${label}`}>
        <Icon name="copy" size={18} />
        <span>{t('copy')}</span>
      </button>
    </div>
  )
}

/** Partners' frames often forbid the clipboard; the older way still works there. */
async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = value
    field.style.position = 'fixed'
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}
