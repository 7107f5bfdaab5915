-- Words of searches that found nothing. Until five desks searched for a word on five days, only keyed
-- hashes of it and of the desk are kept: the key is a file beside the database, not in it.
create table zero_result_sightings (
    hash   text collate "C" not null,
    desk   text collate "C" not null,
    day    text collate "C" not null,
    primary key (hash, desk, day)
);

-- From then on the word itself, how often it was searched in a week, and the county that was named.
create table zero_result_words (
    word   text collate "C" not null,
    week   text collate "C" not null,
    county text collate "C" not null,
    count  bigint not null,
    primary key (word, week, county)
);
