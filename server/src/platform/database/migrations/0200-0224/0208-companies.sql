-- Companies that bookings are made for, by their tax code; documents of such a booking name the company as the buyer.
create table companies (
  id integer primary key generated always as identity,
  tax_code text not null unique check (tax_code ~ '^\d{10}(\d{3})?$'),
  name text not null check (name <> ''),
  address text not null check (address <> ''),
  email text not null check (email <> ''),
  used_at timestamptz not null
);
create index companies_by_use on companies (used_at desc);
create index companies_by_words on companies using gin (to_tsvector('simple', searchable(name)));
alter table bookings add column company_id integer references companies;
create index bookings_of_company on bookings (company_id, id) where company_id is not null;
