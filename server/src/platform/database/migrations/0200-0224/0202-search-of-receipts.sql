-- Receipts by their amount, and by a part of what the payer or the bank wrote.
create index receipts_by_amount on receipts (amount_vnd, id desc);
create index receipts_by_part_of_text on receipts using gin ((content || ' ' || other_text) gin_trgm_ops);
