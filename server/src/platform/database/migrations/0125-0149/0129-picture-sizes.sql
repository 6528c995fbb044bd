-- An uploaded picture in the widths and formats that pages asked for: each is encoded once.
create table picture_sizes (
  hash text not null references pictures on delete cascade,
  width integer not null check (width in (320, 640, 960, 1280, 1920)),
  format text not null check (format in ('webp', 'avif')),
  bytes bytea not null check (octet_length(bytes) > 0),
  primary key (hash, width, format)
);
