-- Hand-overs come by the minute: what staff changed is found among them without reading through all of them.
create index partner_changes on partner_events (partner_id, id desc)
  where what not in ('hand_over_accepted', 'hand_over_refused');
