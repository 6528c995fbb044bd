import { useQuery } from '@tanstack/react-query'
import { freeHioCover, hioLeastPlayers, largestInsuranceValue } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { courseQuery } from '#api/queries/course/detail.ts'
import { insurancePackages } from '#api/queries/insurance.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Sentences } from '#ui/text/sentences.tsx'
import type { ChosenPackage } from '../draft/booking-draft.ts'
import { PackageOptions } from './package-options.tsx'
import styles from './packages-dialog.module.css'

/**
 * Chooses insurance packages, several or none; closes with the chosen ones. Says which conditions of hole-in-one
 * cover the booking does not meet, and lets it be booked all the same.
 */
export default function PackagesDialog({
  chosen: before,
  courseId,
  players,
  player,
  onChoose,
  close,
}: DialogControl & {
  chosen: readonly ChosenPackage[]
  courseId: number | null
  /** The number of players; 0 before a choice. */
  players: number
  /** The name of the only player that the packages insure; missing for all players. */
  player?: string
  onChoose: (packages: readonly ChosenPackage[]) => void
}) {
  const t = useT('insurance')
  const [chosen, setChosen] = useState(before)
  const list = useQuery(insurancePackages)
  const course = useQuery({
    ...courseQuery({ id: courseId ?? 0 }),
    enabled: courseId !== null,
  })
  const isTooFew = players < hioLeastPlayers
  const isNotStandard = course.data?.is_standard_18 === 0
  const total = chosen.reduce((sum, { price }) => sum + price, 0)
  const cover = (list.data ?? [])
    .filter(({ id }) => chosen.some((one) => one.id === id))
    .reduce((sum, one) => sum + one.cover, 0)
  const isTooMuch = cover > largestInsuranceValue

  function finish() {
    onChoose(chosen)
    close(chosen)
  }

  return (
    <Dialog
      title={t('packages')}
      close={() => close()}
      sheet
      footer={
        <div className={styles.footer}>
          {isTooMuch && (
            <p role="alert" className={styles.tooMuch}>
              {t('choose.tooMuch', { amount: formatMoney(largestInsuranceValue) })}
            </p>
          )}
          {total > 0 && (
            <span className={classNames('amount', styles.total)}>
              {t('choose.total', { price: formatMoney(total) })}
            </span>
          )}
          <Button size="large" onClick={finish} disabled={isTooMuch}>
            {chosen.length === 0 ? t('choose.done') : t('choose.doneWith', { n: chosen.length })}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <p className={styles.free}>
          <Icon name="gift" />
          <span>{t('choose.free', { amount: formatMoney(freeHioCover) })}</span>
        </p>
        <p className={styles.lead}>
          {player === undefined ? t('choose.lead') : t('choose.leadOne', { player })}
        </p>
        {(isTooFew || isNotStandard) && (
          <div className={styles.notice} role="note">
            <Icon name="info" />
            <p>
              <Sentences>
                {t('choose.condition')}
                {isTooFew && t('choose.tooFew', { n: players })}
                {isNotStandard && t('choose.notStandard')}
                {t('choose.conditionAnyway')}
              </Sentences>
            </p>
          </div>
        )}
        <Loaded
          query={list}
          skeleton={<Skeleton height={280} />}
          empty={<EmptyState title={t('choose.none')} />}
        >
          {(packages) => <PackageOptions packages={packages} chosen={chosen} onChange={setChosen} />}
        </Loaded>
        <section className={styles.rules}>
          <h3>{t('choose.rulesTitle')}</h3>
          <ul>
            <li>{t('choose.ruleOnce')}</li>
            <li>{t('choose.ruleTwo')}</li>
            <li>{t('choose.condition')}</li>
            <li>{t('choose.ruleMost', { amount: formatMoney(largestInsuranceValue) })}</li>
          </ul>
          <a href="/wap/rules-insurance" target="_blank" rel="noreferrer">
            {t('choose.allRules')}
          </a>
        </section>
      </div>
    </Dialog>
  )
}
