-- A golfer has one code: the bill's is the booking's. Codes of earlier bills are still understood (codes.ts).
update bills l set code = b.code from bookings b where b.id = l.id;
