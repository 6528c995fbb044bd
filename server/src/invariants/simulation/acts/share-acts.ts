import { requestBooking } from '#bookings/request/request'
import { giveShareAccount } from '#rounds/shares/read-share'
import { endSplit, splitBill, type WantedSplit } from '#rounds/shares/split-bill'
import { form, guests } from '#testing/bookings/bookings'
import { referenceOf, report, type Transfer } from '../simulated-bank.ts'
import type { World } from '../world.ts'
import type { Act } from './act.ts'
import { golferOf } from './golfer-acts.ts'
import { pickBill } from './pick-bill.ts'

/** The golfer splits a bill, equally, by player or by own amounts which may miss it by a đồng. */
const splitsBill: Act = async (world, dice) => {
  const bill = await pickBill(world, dice)
  if (!bill) return null
  const players = await world.ctx.q<{ id: number; amountVnd: number }>`
    select y.id, coalesce(b.amount_vnd, 0)::bigint as "amountVnd" from booking_players y join bookings b on b.id = y.booking_id
    where b.id = ${bill.id} and y.cancelled_at is null order by y.position`
  const total = players[0]?.amountVnd ?? 0
  const mode = dice.among('equal', 'equal', 'by_player', 'own')
  const first = Math.floor(total / 3)
  const own = players.map(({ id: player_id }, index) => ({
    player_id,
    amount: index === 0 ? first + (dice.below(4) === 0 ? 1 : 0) : index === 1 ? total - first : 0,
  }))
  const wanted: WantedSplit = {
    id_general_bill_detail: bill.id,
    mode,
    at_deadline: dice.among('cover', 'expire'),
    ...(mode === 'own' ? { shares: own } : {}),
  }
  return {
    kind: mode,
    text: `the golfer splits ${bill.id} ${JSON.stringify(wanted)}`,
    run: () => splitBill(world.ctx, golferOf(world, bill.memberId), wanted),
  }
}

/** A group books contracted places, which are ordered at once, and splits the bill. */
const booksAndSplits: Act = async (world, dice) => {
  const { ctx } = world
  const golfer = dice.of(world.golfers)
  const start = dice.of(world.starts.slice(5))
  if (!golfer || !start) return null
  const fields = form({
    facility_id: start.courseId,
    date_played: new Date(start.at).getTime(),
    list_users: guests(
      2 + dice.below(3),
      world.packages.slice(0, golfer.bankId === null ? dice.below(2) : 0),
    ),
  })
  const hash = Buffer.from(JSON.stringify(fields))
  const idempotency = { caller: `member:${golfer.id}`, key: `split-key-${world.serial()}`, hash }
  const mode = dice.among('equal', 'by_player')
  const at_deadline = dice.among('cover', 'expire')
  return {
    kind: at_deadline,
    text: `golfer ${world.golfers.indexOf(golfer)} books ${start.at} and splits the bill ${mode}, ${at_deadline}`,
    run: async () => {
      const sent = await requestBooking(ctx, golfer, fields, { channel: 'quick', lang: 'vi', idempotency })
      await splitBill(ctx, golfer, { id_general_bill_detail: sent.id_general_bill, mode, at_deadline })
    },
  }
}

const endsSplit: Act = async (world, dice) => {
  const bill = await pickBill(world, dice)
  if (!bill) return null
  return {
    text: `the golfer ends the split of ${bill.id}`,
    run: () => endSplit(world.ctx, golferOf(world, bill.memberId), bill.id),
  }
}

type ShareRow = { code: string; amountVnd: number; billId: number | null }

const shares = ({ ctx }: World, onlyOpen: boolean) =>
  ctx.q<ShareRow>`
    select p.reference as code, p.amount_vnd as "amountVnd", p.bill_id as "billId" from payments p
    join bill_splits s on s.id = p.split_id
    where not ${onlyOpen}::boolean or s.state = 'open' and p.state = 'pending' order by p.id`

/** A transfer for a share: every second one is reported by Casso, with an account of its own that it came from. */
function shareTransfer({ ctx, serial }: World, content: string, amountVnd: number): Transfer {
  const id = 1_000_000 + serial()
  return {
    id,
    by: [id % 2 === 0 ? 'casso' : 'sepay'],
    content,
    amountVnd,
    at: ctx.clock.now(),
    account: ctx.config.bank.accountNumber,
    payer: { bin: '970422', account: `0${id}`, holder: 'LE THI CHI' },
    thanked: new Set(),
  }
}

const reportAll = ({ ctx }: World, sent: readonly Transfer[]) =>
  Promise.all(sent.flatMap((one) => one.by.map((by) => report(ctx, one, by))))

/** A share is paid: exactly, short, too much, twice, or later than the bank says. */
const paysShare: Act = async (world, dice) => {
  const { ctx } = world
  const share = dice.of(await shares(world, dice.below(4) > 0))
  if (!share) return null
  const kind = dice.among('exactly', 'exactly', 'exactly', 'short', 'too much', 'twice', 'late')
  const { amountVnd: asked, code: content } = share
  const amountVnd =
    kind === 'short' ? Math.max(1, asked - 400_000) : kind === 'too much' ? asked + 300_000 : asked
  const at = new Date(ctx.clock.now().getTime() - (kind === 'late' ? 0 : dice.among(0, 60_000)))
  const transfer = (): Transfer => ({ ...shareTransfer(world, content, amountVnd), at })
  const sent = kind === 'twice' ? [transfer(), transfer()] : [transfer()]
  world.transfers.push(...sent)
  // the bank reports it after the deadline of the bill
  if (kind === 'late') return null
  return {
    kind,
    text: `a share of ${share.billId} is paid ${kind}: ${sent.map(referenceOf).join()} ${amountVnd} "${content}"`,
    run: () => reportAll(world, sent),
  }
}

/** All open shares of a bill are paid at once. */
const paysAllShares: Act = async (world, dice) => {
  const open = await shares(world, true)
  const billId = dice.of(open)?.billId
  if (!billId) return null
  const leavesOne = dice.below(3) === 0 ? 1 : 0
  const sent = open
    .filter((one) => one.billId === billId)
    .slice(leavesOne)
    .map(({ code, amountVnd }) => shareTransfer(world, code, amountVnd))
  world.transfers.push(...sent)
  return {
    kind: leavesOne ? 'but one' : 'all',
    text: `the shares of ${billId} are paid, ${leavesOne ? 'but one' : 'all'}`,
    run: () => reportAll(world, sent),
  }
}

/** A player gives the account for what goes back of a share. */
const givesAccount: Act = async (world, dice) => {
  const passes = await world.ctx.q<{ code: string }>`
    select distinct s.code from player_passes s join payments p on p.player_id = s.player_id order by s.code`
  const pass = dice.of(passes)
  if (!pass) return null
  const account = { refund_bank: '970436', refund_account: '0011001234567', refund_name: 'TRAN VAN BINH' }
  return {
    text: 'a player gives the account for a share',
    run: () => giveShareAccount(world.ctx, pass.code, account),
  }
}

export const shareActs = { splitsBill, booksAndSplits, endsSplit, paysShare, paysAllShares, givesAccount }
