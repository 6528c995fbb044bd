import { Image } from '@mantine/core'
import { modals } from '@mantine/modals'

/** Opens a picture in a dialog; `close` names its button. */
export function showPicture(file: Blob, name: string, close: string): void {
  const address = URL.createObjectURL(file)
  modals.open({
    title: name,
    size: 'xl',
    closeButtonProps: { 'aria-label': close },
    children: <Image src={address} alt={name} fit="contain" mah="70dvh" />,
    onClose: () => URL.revokeObjectURL(address),
  })
}
