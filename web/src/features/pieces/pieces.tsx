import { Page } from '../../ui/page.tsx'
import { ActionPieces } from './action-pieces.tsx'
import { DialogPieces } from './dialog-pieces.tsx'
import { FactPieces } from './fact-pieces.tsx'
import { FormPieces } from './form-pieces.tsx'
import { ScenePieces } from './scene-pieces.tsx'
import { StatePieces } from './state-pieces.tsx'
import { TokenPieces } from './token-pieces.tsx'

/** The sample sheet. Its words are samples, in Vietnamese only, and no part of the product's texts. */
export default function Pieces() {
  return (
    <Page title="Design" lead="Màu, chữ, cảnh vẽ và mỗi thành phần giao diện một lần" bulbFor={1}>
      <TokenPieces />
      <ActionPieces />
      <DialogPieces />
      <FormPieces />
      <FactPieces />
      <StatePieces />
      <ScenePieces />
    </Page>
  )
}
