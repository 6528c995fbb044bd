import { Group, Modal, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { partOfPicture, pixelsOf, whole } from './crop-picture.ts'

/** Narrower than this, in pixels of the screen, a corner can no longer be taken hold of. */
const narrowest = 32

type CropDialogProps = {
  file: File
  busy: boolean
  /** An error of the upload. */
  problem: string | undefined
  onSend: (picture: Blob) => void
  onClose: () => void
}

/** Chooses the part of a picture that is uploaded: all of it, until a corner is moved or another part is drawn. */
export function CropDialog({ file, busy, problem, onSend, onClose }: CropDialogProps) {
  const t = useT('staff-admin')
  const ui = useT('ui')
  const image = useRef<HTMLImageElement>(null)
  const [address, setAddress] = useState<string>()
  const [part, setPart] = useState<PercentCrop>(whole)
  const [isBroken, setBroken] = useState(false)

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  async function send() {
    if (image.current) onSend(await partOfPicture(file, image.current, part))
  }

  const { naturalWidth = 0, naturalHeight = 0 } = image.current ?? {}
  const { width, height } = pixelsOf(part, naturalWidth, naturalHeight)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('picture.crop')}
      size="xl"
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Stack gap="md">
        {!isBroken && (
          <ReactCrop
            crop={part}
            onChange={(_pixels, changed) => setPart(changed)}
            keepSelection
            minWidth={narrowest}
            minHeight={narrowest}
            ruleOfThirds
            ariaLabels={{
              cropArea: t('picture.edge.area'),
              nwDragHandle: t('picture.edge.nw'),
              nDragHandle: t('picture.edge.n'),
              neDragHandle: t('picture.edge.ne'),
              eDragHandle: t('picture.edge.e'),
              seDragHandle: t('picture.edge.se'),
              sDragHandle: t('picture.edge.s'),
              swDragHandle: t('picture.edge.sw'),
              wDragHandle: t('picture.edge.w'),
            }}
          >
            {address && (
              <img
                ref={image}
                src={address}
                alt={t('picture.chosen')}
                onLoad={() => setPart({ ...whole })}
                onError={() => setBroken(true)}
              />
            )}
          </ReactCrop>
        )}
        <p>{t('picture.cropHint')}</p>
        <Problem>{isBroken ? t('picture.unreadable') : problem}</Problem>
        <Group gap="xs">
          <Button busy={busy} disabled={isBroken} onClick={send}>
            {t('picture.upload')}
          </Button>
          <Button look="second" onClick={() => setPart(whole)}>
            {t('picture.whole')}
          </Button>
          {width > 0 && <span>{t('picture.size', { width, height })}</span>}
        </Group>
      </Stack>
    </Modal>
  )
}
