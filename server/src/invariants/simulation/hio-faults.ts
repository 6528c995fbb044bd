import type { Query } from '#platform/database/sql'

type Fault = { rule: string; id: string | number | null }

/**
 * A player has one claim of a round that is neither refused nor withdrawn; the state of a claim is that of its last
 * step, each state is reached once, and a claim that was sent had been witnessed.
 */
export const hioFaults = (q: Query) => q<Fault>`
  select 'a player has two hole-in-one claims of a round' as rule, booking_player_id as id from hio_claims
  where state not in ('refused', 'withdrawn') group by booking_player_id having count(*) > 1
  union all
  select 'a hole-in-one claim is not in the state of its last step', h.id from hio_claims h
  where h.state <> (select s.state from hio_claim_steps s where s.claim_id = h.id order by s.id desc limit 1)
  union all
  select 'a hole-in-one claim reached a state twice', claim_id from hio_claim_steps
  group by claim_id, state having count(*) > 1
  union all
  select 'a hole-in-one claim was sent without a witness', h.id from hio_claims h
  where exists (select from hio_claim_steps s where s.claim_id = h.id and s.state = 'sent')
    and not exists (select from hio_claim_steps s where s.claim_id = h.id and s.state = 'witnessed')
  union all
  select 'a hole-in-one was claimed outside its own booking', h.id
  from hio_claims h join booking_players p on p.id = h.booking_player_id where p.booking_id <> h.booking_id`
