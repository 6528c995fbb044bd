import { Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Problem } from '../../../kit/problem.tsx'
import { createQrReader, type QrReader } from './qr-reader.ts'

const scanEveryMs = 200

/** Shows the camera until it sees the QR code of a bill. */
export function CodeScanner({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useT('staff-golf')
  const staff = useT('staff')
  const ui = useT('ui')
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent(onCode)
  const [problem, setProblem] = useState<'camera' | 'reader'>()

  useEffect(() => {
    let camera: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    let isOver = false

    async function scan(read: QrReader) {
      const code = video.current ? await read(video.current) : undefined
      if (isOver) return
      if (code) found(code)
      else timer = setTimeout(scan, scanEveryMs, read)
    }

    async function start() {
      const reader = createQrReader()
      // reported below, once there is a camera
      reader.catch(() => {})
      camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return stop()
      video.current.srcObject = camera
      await reader.then(scan, () => setProblem('reader'))
    }

    function stop() {
      for (const track of camera?.getTracks() ?? []) track.stop()
    }
    start().catch(() => setProblem('camera'))
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('checkIn.scan')}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <video ref={video} autoPlay playsInline muted width="100%" />
      <Problem>{problem && (problem === 'camera' ? t('checkIn.noCamera') : staff('failed'))}</Problem>
    </Modal>
  )
}
