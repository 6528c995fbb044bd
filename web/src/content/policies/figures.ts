import { formatFigure } from '@teeviet/contract/display/translate'
import { defaultLanguage, type Language, languageRules } from '@teeviet/contract/rules/languages'
import * as limits from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { fillSlots } from '@teeviet/texts/fill-slots'
import type { timesIn } from '#site/promised-times.ts'

/**
 * Every figure in the policies, by its slot: printed from the product's settings and constants, so that a text never
 * differs from the code. Laws are named here too, since their numbers are figures.
 */
export function figuresIn(
  language: Language,
  times: ReturnType<typeof timesIn>,
): Readonly<Record<string, string>> {
  const figure = (value: number) => formatFigure(value, language)
  const percent = (value: number) => `${figure(value)}%`
  const { legalAmount } = languageRules[language]
  const money = (amount: number) =>
    legalAmount === undefined ? formatMoney(amount) : fillSlots(legalAmount, { amount: figure(amount) })
  const decree = language === defaultLanguage ? 'NĐ-CP' : 'ND-CP'
  const [penaltyLow, penaltyFull, penaltyMost] = limits.usualPenaltyPercents

  return {
    ...times,
    refundDays: figure(limits.refundWorkingDays),
    deadlineHours: figure(limits.shortestRefundDeadlineHours),
    deadlineDays: figure(limits.longestRefundDeadlineDays),
    penaltyLow: percent(penaltyLow),
    penaltyFull: percent(penaltyFull),
    penaltyMost: percent(penaltyMost),
    complaintDays: figure(limits.complaintStepDays),
    breachHours: figure(limits.dataBreachReportHours),
    authorityHours: figure(limits.dataBreachAuthorityHours),
    answerDays: figure(limits.dataAnswerWorkingDays),
    stopDays: figure(limits.dataStopDays),
    stopDaysOthers: figure(limits.dataStopDaysWithOthers),
    age: figure(limits.smallestAge),
    cardPercent: percent(limits.cardFeeThousandths / 10),
    cardFixed: money(limits.cardFeeFixed),
    minimumTopUp: money(limits.minimumTopUp),
    freeCover: money(limits.freeHioCover),
    largestCover: money(limits.largestInsuranceValue),
    hioPlayers: figure(limits.hioLeastPlayers),
    hioHoles: figure(limits.hioHoles),
    // These two are quoted as on the certificate.
    hioPrize: formatMoney(limits.hioPrizePerPersonSample),
    hioRate: `${formatFigure(limits.hioFeeRatePercent, language, 1)}%`,
    dataLaw: '91/2025/QH15',
    dataDecree: `356/2025/${decree}`,
    commerceLaw: '122/2025/QH15',
    consumerLaw: '19/2023/QH15',
    civilCode: '91/2015/QH13',
    insuranceLaw: '08/2022/QH15',
  }
}
