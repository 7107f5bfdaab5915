-- Files of the website whose names carry a hash of their content, of this release and those before.
create table site_assets (
    path    text primary key,
    content blob not null,
    kept_at integer not null
) strict;
create index site_assets_kept_at on site_assets (kept_at);
