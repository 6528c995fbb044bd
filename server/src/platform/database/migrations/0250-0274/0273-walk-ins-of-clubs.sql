-- Clubs may now book walk-ins and take their money. An account of a club from before does so once an administrator ticks
-- it: an update gives no account a right over money.
update staff_accounts set withheld = array_append(withheld, 'club.walkIn')
where 'club' = any (roles) and not 'club.walkIn' = any (withheld);
