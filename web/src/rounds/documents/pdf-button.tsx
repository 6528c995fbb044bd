import { useState } from 'react'
import { call } from '#api/client/call.ts'
import { FailedCall, Refused } from '#api/client/failed-call.ts'
import * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/form/button.tsx'
import { saveFile } from '#ui/text/save-file.ts'

/** Saves a paper as a PDF file, in the language of the page. */
export function PdfButton({ id }: { id: number }) {
  const t = useT('documents')
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { file_name, pdf } = await call(api.bills.documentPdf, { document_id: id })
      const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0))
      saveFile(new Blob([bytes], { type: 'application/pdf' }), file_name)
    } catch (error) {
      if (error instanceof Refused) showToast('error', error.message)
      else if (!(error instanceof FailedCall)) throw error
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button icon="download" busy={busy} onClick={download}>
      {t('pdf')}
    </Button>
  )
}
