import { notifications } from '@mantine/notifications'
import { errorToastMs } from '@teeviet/contract/rules/limits'
import { textsOf } from '../i18n/texts.ts'

type ToastKind = 'error' | 'warning' | 'success'

const colors: Readonly<Record<ToastKind, string>> = { error: 'red', warning: 'yellow', success: 'green' }

/** Shows a short message over the page, which goes by itself after `ms`. The same text twice is shown once. */
export function showToast(kind: ToastKind, text: string, ms = errorToastMs): void {
  notifications.hide(text)
  notifications.show({
    id: text,
    message: text,
    color: colors[kind],
    autoClose: ms,
    withBorder: true,
    closeButtonProps: { 'aria-label': textsOf('ui')('close') },
    'data-toast': kind,
  })
}
