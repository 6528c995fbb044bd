import { Page } from '#ui/layout/page.tsx'
import { ActionPieces } from './actions.tsx'
import { DialogPieces } from './dialogs.tsx'
import { FactPieces } from './facts.tsx'
import { FormPieces } from './forms.tsx'
import { ScenePieces } from './scenes.tsx'
import { StatePieces } from './states.tsx'
import { TokenPieces } from './tokens.tsx'

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
