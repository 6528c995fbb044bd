import { Page } from '../../ui/page.tsx'
import { ActionPieces } from './action-pieces.tsx'
import { DialogPieces } from './dialog-pieces.tsx'
import { FactPieces } from './fact-pieces.tsx'
import { FormPieces } from './form-pieces.tsx'
import { StatePieces } from './state-pieces.tsx'

/** The sample sheet. Its words are samples, in Vietnamese only, and no part of the product's texts. */
export default function Pieces() {
  return (
    <Page title="Pieces" lead="Mỗi thành phần giao diện một lần" bulbFor={1}>
      <ActionPieces />
      <DialogPieces />
      <FormPieces />
      <FactPieces />
      <StatePieces />
    </Page>
  )
}
