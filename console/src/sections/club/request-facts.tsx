import { Stack, Title } from '@mantine/core'
import { deadlineText, playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { Fragment } from 'react'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import layout from '../../theme/layout.module.css'
import styles from './club-page.module.css'
import type { Asked, ClubRequest } from './use-club-request.ts'

/** What the club needs to answer or to enter the booking: course, time, green fees, and the names once it may read them. */
export function RequestFacts({ request }: { request: ClubRequest }) {
  const t = useT('club')
  const language = useLanguage()
  return (
    <Stack gap="sm">
      <div>
        <p className={layout.muted}>{t(request.state === 'paid' ? 'titlePaid' : 'title')}</p>
        <Title order={1} className={styles.title}>
          {request.facility.title}
        </Title>
      </div>
      <p className={styles.time}>{playTimeText(request, language, t('anyTime'))}</p>
      <FactList request={request} />
      {request.players.length > 0 && (
        <section>
          <h2>{t('names')}</h2>
          <ol>
            {request.players.map((name, place) => (
              <li key={`${place}${name}`}>{name}</li>
            ))}
          </ol>
        </section>
      )}
    </Stack>
  )
}

/** Players, green fees, code and the time until which to answer. */
export function FactList({ request }: { request: Asked }) {
  const t = useT('club')
  const ui = useT('ui')
  const language = useLanguage()
  const { answer, answer_by, green_fees, now, number_hole, number_player } = request
  const total = green_fees.reduce((sum, fee) => sum + fee.number_player * fee.price, 0)
  const facts: [string, string][] = [
    [
      t('players'),
      [ui('players', { n: number_player }), number_hole !== null && ui('holes', { n: number_hole })]
        .filter(Boolean)
        .join(' ·\u00a0'),
    ],
    ...green_fees.map((fee): [string, string] => [
      t('greenFee'),
      `${fee.number_player} × ${formatMoney(fee.price)}`,
    ]),
    ...(green_fees.length > 0 ? [[t('total'), formatMoney(total)] as [string, string]] : []),
    [t('code'), request.general_bill_code],
    ...(answer === null && answer_by !== null && answer_by > now
      ? [[t('answerBy'), deadlineText(answer_by, now, language)] as [string, string]]
      : []),
  ]
  return (
    <dl className={layout.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={`${name}${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
