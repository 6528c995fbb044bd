-- A bank's customers see icons of their bank's look, not everybody's: the filled set, as BIDV's did from the start.
update partners set icons = 'filled' where code in ('vietin', 'stb', 'nab') and icons = 'outline';
