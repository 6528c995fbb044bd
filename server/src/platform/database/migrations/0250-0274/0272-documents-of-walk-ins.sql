-- The booking of a walk-in without a phone goes to the account of the phone that is added later, and its documents with
-- it: whose a document is may change once, from an account that cannot be signed in to. What it says never changes.
create or replace function keep_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'payer_name' - 'member_id' = to_jsonb(old) - 'payer_name' - 'member_id'
    and (new.payer_name is null or new.payer_name = old.payer_name)
    and (new.member_id is not distinct from old.member_id or new.member_id is not null and exists (
      select from members m where m.id = old.member_id and m.phone is null and m.deleted_at is null)) then
    return new;
  end if;
  raise exception 'documents never change' using errcode = 'restrict_violation';
end $$;
