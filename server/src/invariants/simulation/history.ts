import fc from 'fast-check'
import type { Act, Plan } from './acts/act.ts'
import { allotmentActs } from './acts/allotment-acts.ts'
import { alternativeActs } from './acts/alternative-acts.ts'
import { approvalActs } from './acts/approval-acts.ts'
import { attendanceActs } from './acts/attendance-acts.ts'
import { changeActs } from './acts/change-acts.ts'
import { clubActs } from './acts/clubs/club-acts.ts'
import { clubSheetActs } from './acts/clubs/club-sheet-acts.ts'
import { clubStatementActs } from './acts/clubs/club-statement-acts.ts'
import { complaintActs } from './acts/console/complaint-acts.ts'
import { holidayActs } from './acts/console/holiday-acts.ts'
import { orderActs } from './acts/console/order-acts.ts'
import { undoActs } from './acts/console/undo-acts.ts'
import { counterActs } from './acts/counter-acts.ts'
import { counterOfferActs } from './acts/counter-offer-acts.ts'
import { golferActs } from './acts/golfer-acts.ts'
import { flightActs } from './acts/golfers/flight-acts.ts'
import { hioActs } from './acts/golfers/hio-acts.ts'
import { ownChangeActs } from './acts/golfers/own-change-acts.ts'
import { waitlistActs } from './acts/golfers/waitlist-acts.ts'
import { messageActs } from './acts/message-acts.ts'
import { newBookingActs } from './acts/new-booking-acts.ts'
import { noShowActs } from './acts/no-show-acts.ts'
import { partlyPaidActs } from './acts/partly-paid-acts.ts'
import { payerActs } from './acts/payer-acts.ts'
import { queueActs } from './acts/queue-acts.ts'
import { rainActs } from './acts/rain-acts.ts'
import { shareActs } from './acts/share-acts.ts'
import { sheetActs } from './acts/sheet-acts.ts'
import { staffActs } from './acts/staff-acts.ts'
import { kindsOfMoney } from './coverage.ts'
import { throwDice } from './dice.ts'
import { faults } from './faults.ts'
import { type Manner, manners, perform } from './perform.ts'
import { comeToRest, restlessness } from './rest.ts'
import type { Stage } from './stage.ts'
import { beginWorld, type World } from './world.ts'

const acts = {
  ...golferActs,
  ...payerActs,
  ...staffActs,
  ...sheetActs,
  ...clubActs,
  ...clubStatementActs,
  ...counterOfferActs,
  ...alternativeActs,
  ...newBookingActs,
  ...counterActs,
  ...changeActs,
  ...ownChangeActs,
  ...rainActs,
  ...noShowActs,
  ...allotmentActs,
  ...shareActs,
  ...partlyPaidActs,
  ...attendanceActs,
  ...queueActs,
  ...clubSheetActs,
  ...approvalActs,
  ...waitlistActs,
  ...flightActs,
  ...hioActs,
  ...undoActs,
  ...holidayActs,
  ...messageActs,
  ...orderActs,
  ...complaintActs,
}
export type ActName = keyof typeof acts

/** How often each thing happens beside the others. */
const weights: Record<ActName, number> = {
  books: 6,
  closesTeeTime: 2,
  opensTeeTime: 3,
  begins: 2,
  entersCode: 2,
  cancels: 4,
  cancelsTheRest: 6,
  undoes: 3,
  paysThenCancels: 5,
  choosesTarget: 2,
  deletesAccount: 2,
  asksForTransfer: 4,
  asksForTopUp: 2,
  startsCard: 4,
  paysByCard: 5,
  paysWithPoints: 3,
  entersPaymentCode: 4,
  sendsMoney: 8,
  reportsAgain: 3,
  forgesTransfer: 1,
  goesToGateway: 6,
  gatewayReports: 4,
  comesBack: 3,
  gatewayTurns: 2,
  answersRequest: 6,
  answersByLink: 8,
  answersByAccount: 4,
  acknowledgesByLink: 3,
  recordsAcknowledgement: 2,
  makesBooking: 5,
  takesAtCounter: 3,
  takesPartAtCounter: 5,
  paysBackAtCounter: 3,
  offersTimes: 8,
  answersOffer: 10,
  namesAlternatives: 5,
  takesAlternative: 8,
  cancelsForClub: 1,
  extendsPayment: 1,
  cancelsForGolfer: 1,
  changesBooking: 5,
  paysDifference: 5,
  withdrawsChange: 1,
  changesOwnBooking: 5,
  answersChange: 5,
  givesAllotment: 4,
  booksAllotted: 6,
  takesAllotmentBack: 2,
  dealsWithRefund: 5,
  dealsWithReceipt: 4,
  booksChargeback: 2,
  booksLine: 2,
  settles: 3,
  disputesLine: 6,
  settlesDispute: 8,
  ordersPayouts: 3,
  endsPayout: 4,
  rainStops: 3,
  rainIsRecorded: 3,
  claimsHio: 4,
  movesHio: 4,
  missesRound: 4,
  undoesNoShow: 3,
  splitsBill: 3,
  booksAndSplits: 7,
  endsSplit: 1,
  paysShare: 8,
  paysAllShares: 5,
  givesAccount: 3,
  paysAPart: 3,
  decidesPartlyPaid: 8,
  recordsAttendance: 4,
  namesPlayers: 3,
  assignsCaddies: 2,
  assigns: 2,
  snoozes: 2,
  writesNote: 1,
  writesMessage: 2,
  attaches: 2,
  restoresFile: 1,
  clubCloses: 2,
  clubHosts: 3,
  liftsClosing: 3,
  savesRates: 2,
  setsNetPrice: 3,
  setsLimit: 2,
  correctsWallet: 4,
  proposes: 4,
  decides: 6,
  undoesAct: 4,
  announcesHoliday: 2,
  ordersWithDeposit: 3,
  changesDeposit: 5,
  namesCompany: 3,
  notesStart: 1,
  complains: 4,
  takesStep: 7,
  undoesStep: 4,
  emailsDocuments: 4,
  waits: 4,
  joinsWaitlist: 6,
  leavesWaitlist: 1,
  booksGiven: 6,
  opensFlight: 2,
  booksAndOpens: 6,
  asksToJoin: 7,
  answersAsk: 8,
  takesAskBack: 1,
  choosesChannel: 3,
  sendsMessage: 6,
  roundsArePlayed: 2,
  jobsRun: 5,
  sweeps: 1,
}

type Real = { stage: Stage; world: World; last: Plan | null; steps: number; met: string[] }

/**
 * Whole histories, up to so many steps.
 * @param without leaves acts out: a seed draws the same steps only from the acts that there were when it was recorded
 */
export const histories = (maxCommands: number, without: readonly ActName[] = []) =>
  fc.commands(
    (Object.keys(acts) as ActName[])
      .filter((name) => !without.includes(name))
      .flatMap((name) =>
        // repeated entries among the choices make it more frequent
        Array.from({ length: weights[name] }, () => stepOf(name, acts[name])),
      ),
    { maxCommands, size: 'max' },
  )

function stepOf(name: ActName, act: Act) {
  return fc
    .tuple(manners, fc.array(fc.nat({ max: 999 }), { minLength: 6, maxLength: 6 }))
    .map(([manner, thrown]) => new Step(name, act, manner, thrown))
}

class Step implements fc.AsyncCommand<object, Real> {
  #reported = ''
  readonly name: ActName
  readonly act: Act
  readonly manner: Manner
  readonly thrown: readonly number[]

  constructor(name: ActName, act: Act, manner: Manner, thrown: readonly number[]) {
    this.name = name
    this.act = act
    this.manner = manner
    this.thrown = thrown
  }

  check() {
    return true
  }

  async run(_model: object, real: Real) {
    this.#reported = `${this.name}: nothing to do`
    const plan = await this.act(real.world, throwDice(this.thrown))
    if (!plan) return
    this.#reported = plan.text
    const ended = await perform(plan, this.manner, real)
    this.#reported += ` [${ended.join(', ')}]`
    real.last = plan
    real.steps += 1
    const act = plan.kind ? `${this.name} ${plan.kind}` : this.name
    real.met.push(...ended.map((end) => `${act}: ${end.replace(/^died.*/, 'died')}`))
    const found = await faults(real.stage.judge)
    if (found.length > 0) throw new Error(found.join('\n'))
  }

  toString() {
    return `\n  ${this.#reported}`
  }
}

/**
 * Plays one history from its beginning to its end.
 * @returns how many steps it took, how each of them ended, and which kinds of money there were at the end
 * @throws what did not hold, at the first step after which it did not
 */
export async function play(
  stage: Stage,
  steps: Iterable<fc.AsyncCommand<object, Real>>,
): Promise<{ steps: number; met: string[] }> {
  await stage.beginning.restore()
  const world = beginWorld(stage.ctx, stage.scene)
  const real: Real = { stage, world, last: null, steps: 0, met: [] }
  await fc.asyncModelRun(async () => ({ model: {}, real }), steps)
  await comeToRest(world)
  const found = [...(await faults(stage.judge)), ...(await restlessness(world))]
  if (found.length > 0) throw new Error(`at rest:\n${found.join('\n')}`)
  return { steps: real.steps, met: [...real.met, ...(await kindsOfMoney(stage.judge))] }
}
