-- A bill has the number of its booking and asks for the booking's amount: one column says so.
-- What an attempt to pay asked for (payments.amount_vnd) stays a copy: it is what the golfer was shown then.

alter table bills drop column amount_vnd;
