import { useSyncExternalStore } from 'react'
import {
  currentToasts,
  hideToast,
  subscribeToasts,
  type Toast,
  type ToastKind,
} from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './toasts.module.css'

const none: readonly Toast[] = []
const icons: Readonly<Record<ToastKind, IconName>> = {
  error: 'alert',
  warning: 'alert',
  success: 'check',
  info: 'info',
}

/** Where the messages of `showToast` appear. */
export function Toasts() {
  const t = useT('ui')
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => none)
  return (
    <div className={styles.stack} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={classNames(styles.toast, styles[toast.kind])} data-toast={toast.kind}>
          <Icon name={icons[toast.kind]} />
          <p className={styles.text}>{toast.text}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={t('close')}
            onClick={() => hideToast(toast.id)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  )
}
