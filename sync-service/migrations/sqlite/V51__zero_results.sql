-- Words of searches that found nothing. Until five desks searched for a word on five days, only keyed
-- hashes of it and of the desk are kept: the key is a file beside the database, not in it.
create table zero_result_sightings (
    hash   text not null,
    desk   text not null,
    day    text not null,
    primary key (hash, desk, day)
) strict, without rowid;

-- From then on the word itself, how often it was searched in a week, and the county that was named.
create table zero_result_words (
    word   text not null,
    week   text not null,
    county text not null,
    count  integer not null,
    primary key (word, week, county)
) strict, without rowid;
