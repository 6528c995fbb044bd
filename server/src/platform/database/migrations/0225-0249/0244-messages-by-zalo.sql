-- Golfers may choose Zalo for a topic of messages.
alter table message_channels drop constraint message_channels_channel_check;
alter table message_channels add constraint message_channels_channel_check
  check (channel in ('sms', 'push', 'email', 'zalo'));

-- the template is written when Zalo has, or has refused, the message of a golfer
alter table messages drop constraint messages_zalo_template_check;
alter table messages add constraint messages_zalo_template_check check (
  zalo_template in ('clubAsked', 'clubPaid', 'clubPaidChanged', 'clubChanged', 'golferBooking', 'golferOffer')
);
