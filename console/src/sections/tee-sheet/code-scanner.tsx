import { Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Problem } from '../../kit/problem.tsx'

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> }

declare global {
  interface Window {
    /** Of the Shape Detection API, which not every browser has. */
    BarcodeDetector?: new (options: {
      formats: string[]
    }) => Detector
  }
}

const scanEveryMs = 200

/** Whether this browser reads QR codes off its camera. */
export function canScan(): boolean {
  return window.BarcodeDetector !== undefined && 'mediaDevices' in navigator
}

/** Shows the camera until it sees the QR code of a bill. */
export function CodeScanner({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const t = useT('staff-golf')
  const ui = useT('ui')
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent(onCode)
  const [isRefused, setRefused] = useState(false)

  useEffect(() => {
    const Detector = window.BarcodeDetector
    if (!Detector) return
    const detector = new Detector({ formats: ['qr_code'] })
    let camera: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    let isOver = false

    async function scan() {
      const [code] = video.current ? await detector.detect(video.current).catch(() => []) : []
      if (isOver) return
      if (code) found(code.rawValue)
      else timer = setTimeout(scan, scanEveryMs)
    }

    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (stream) => {
        camera = stream
        if (isOver || !video.current) return stop()
        video.current.srcObject = stream
        scan()
      },
      () => setRefused(true),
    )

    function stop() {
      for (const track of camera?.getTracks() ?? []) track.stop()
    }
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
      <Problem>{isRefused ? t('checkIn.noCamera') : ''}</Problem>
    </Modal>
  )
}
