import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { CopyRow } from '../../kit/copy-row.tsx'

const inRow = 5

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT('staff-people')
  return (
    <div aria-live="polite">
      <p>
        <strong>{t('factor.codesLead')}</strong>
      </p>
      <CopyRow label={`${t('factor.codes')} 1–${inRow}`} value={codes.slice(0, inRow).join(' ')} />
      <CopyRow
        label={`${t('factor.codes')} ${inRow + 1}–${codes.length}`}
        value={codes.slice(inRow).join(' ')}
      />
      <Button look="second" onClick={onDone}>
        {t('factor.codesDone')}
      </Button>
    </div>
  )
}
