-- The words over a banner's picture, {vi: '…', en: '…', …}; none where the picture says enough.
alter table banners add column titles jsonb not null default '{}' check (jsonb_typeof(titles) = 'object');
