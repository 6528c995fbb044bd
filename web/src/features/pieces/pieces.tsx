import { Page } from '../../ui/page.tsx'
import { ActionPieces } from './action-pieces.tsx'
import { DialogPieces } from './dialog-pieces.tsx'
import { FactPieces } from './fact-pieces.tsx'
import { FormPieces } from './form-pieces.tsx'
import { ScenePieces } from './scene-pieces.tsx'
import { StatePieces } from './state-pieces.tsx'
import { TokenPieces } from './token-pieces.tsx'

/** The sample sheet: every piece in words the product has, so that each language can be looked at. */
export default function Pieces() {
  return (
    <Page title="Pieces" bulbFor={1}>
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
