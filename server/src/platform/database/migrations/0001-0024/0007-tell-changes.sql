-- Who changes what people read tells all nodes in the same transaction, so that none keeps an old copy of it.
-- What changes by the minute (places, quantities) is not told here: copies of it live at most a second.

create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('teeviet', json_build_object('channel', 'changes',
    'payload', json_build_object('table', tg_table_name))::text);
  return null;
end $$;

create trigger tell_change after insert or update or delete or truncate on courses for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on course_paths for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on course_pictures for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on reviews for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on holidays for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on rates for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on refund_terms for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on insurance_packages for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on offer_categories for each statement execute function tell_change();
create trigger tell_change after insert or delete or truncate
  or update of category_id, course_id, date_start, date_end, time_start, time_end, holes, price_vnd, price_sale_vnd, quantity, is_active
  on offers for each statement execute function tell_change();
create trigger tell_change after insert or delete or truncate or update of slug, course_id, banner, author, author_avatar, texts, published_at
  on news for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on banners for each statement execute function tell_change();
create trigger tell_change after insert or update or delete or truncate on site_settings for each statement execute function tell_change();
