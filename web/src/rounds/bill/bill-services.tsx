import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { BillService } from '#api/queries/member/bill.ts'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './bill-services.module.css'
import { ServiceLines } from './service-lines.tsx'
import { paymentLabel, serviceLook } from './service-payment.ts'

const icons = { booking: 'golf', hio: 'shield', shop: 'shop', other: 'tag' } as const

/** The services of a bill, each to be opened for its lines: players, packages, goods. */
export function BillServices({ services }: { services: readonly BillService[] }) {
  return (
    <div className={styles.services}>
      {services.map((service, place) => (
        <Service
          key={service.id ?? `${service.type}-${place}`}
          service={service}
          open={services.length === 1}
        />
      ))}
    </div>
  )
}

function Service({ service, open }: { service: BillService; open: boolean }) {
  const t = useT('bill')
  const ui = useT('ui')
  const look = serviceLook(service)
  const label = paymentLabel(service)
  return (
    <details className={classNames(styles.service, styles[look])} open={open} data-look={look}>
      <summary className={styles.head}>
        <Icon name={icons[service.type]} />
        <span className={styles.name}>
          <span className={styles.title}>{service.name_unit}</span>
          <span className={styles.state}>
            {look === 'cancelled' ? t('services.cancelled') : t(label.key, label.slots)}
          </span>
          {look === 'payable' && (
            // in words too: a tick alone beside a price reads as paid
            <span className={styles.tick}>
              <Icon name="check" size={16} />
              <span>{t('services.payable')}</span>
            </span>
          )}
        </span>
        <span className={classNames('amount', styles.amount)}>
          {service.amount === null ? ui('priceByStaff') : formatMoney(service.amount)}
        </span>
        <span className={styles.turn}>
          <Icon name="down" size={18} />
        </span>
      </summary>
      <ServiceLines service={service} />
      {service.refund > 0 && (
        <p className={styles.refund}>{t('services.refunded', { amount: formatMoney(service.refund) })}</p>
      )}
    </details>
  )
}
