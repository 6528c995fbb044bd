import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Events } from '../database/listen.ts'
import type { Query } from '../database/sql.ts'
import type { Gateways } from '../gateways/all-gateways.ts'
import type { EmailSender } from '../gateways/email/email-sender.ts'
import type { Refunder } from '../gateways/gateway.ts'
import type { PushSender } from '../gateways/push/push-sender.ts'
import type { SmsSender } from '../gateways/sms/sms-sender.ts'
import type { WeatherStation } from '../gateways/weather/weather-station.ts'
import type { ZaloSender } from '../gateways/zalo/zalo-sender.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../time/clock.ts'
import type { Authenticate } from './actor.ts'
import type { FindCourses } from './own-courses.ts'

/** The dependencies of every verb, built once in main.ts and passed by parameter. */
export type Context = {
  config: Config
  clock: Clock
  log: Logger
  pool: Pool
  /** Leads to standbys, for `readLagging`; null without `DATABASE_READ_URL`. */
  readPool: Pool | null
  q: Query
  jobs: Jobs
  events: Events
  authenticate: Authenticate
  /** Where limited staff accounts may act: the courses of what their requests name. */
  findCourses: FindCourses
  gateways: {
    sms: SmsSender
    email: EmailSender
    /** Null where the operator has no account there. */
    zalo: ZaloSender | null
    /** Null where the operator shows no weather. */
    weather: WeatherStation | null
    /** Null where the operator has no VAPID keys. */
    push: PushSender | null
    cards: Gateways
    refunders: Readonly<Partial<Record<string, Refunder>>>
  }
}
