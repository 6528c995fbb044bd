import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { saveFile } from '#ui/text/save-file.ts'

/** Saves a issued as a PDF file, in the language of the page. */
export function PdfButton({ id }: { id: number }) {
  const t = useT('documents')
  const download = useChange(async () => {
    const { file_name, pdf } = await call(api.bills.documentPdf, { document_id: id })
    const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0))
    saveFile(new Blob([bytes], { type: 'application/pdf' }), file_name)
  })

  return (
    <Button icon="download" busy={download.isPending} onClick={() => download.run()}>
      {t('pdf')}
    </Button>
  )
}
