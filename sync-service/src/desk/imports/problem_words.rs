//! What is wrong with a cell or a text, in the words of commands. The screens have their own in `src/words/`.

use sync_protocol::desk_doubts::{ImportDoubt, TextProblem};
use sync_protocol::desk_import::{
    ImportFailure, ImportMissing, ImportProblem, ImportRepair, ImportRepaired,
};

/// Says why nothing of a file can be read.
pub fn failure_words(failure: ImportFailure) -> &'static str {
    match failure {
        ImportFailure::NotATable => "it is no table that can be read; save it as .xlsx or .csv",
        ImportFailure::OldExcel => {
            "it is an old Excel file or has a password; save it as .xlsx without a password"
        }
        ImportFailure::TooLarge => "it is too large; a list may have 20,000 rows and 40 columns",
        ImportFailure::OpenQuote => "a quotation mark is opened and not closed",
        ImportFailure::NoRows => "there is no row below the first line",
        ImportFailure::NotAPackage => "it has no services; HSDS data has a list of services",
        ImportFailure::OldPackage => {
            "it is HSDS 2 or older, with other files than HSDS 3; ask for HSDS 3, or bring one table"
        }
    }
}

/// Says what is wrong with a cell.
pub fn problem_words(problem: ImportProblem) -> &'static str {
    match problem {
        ImportProblem::NameMissing => "the name is missing",
        ImportProblem::NameIsNumber => "the name has no letters",
        ImportProblem::TooLong => "it is too long; 2,000 characters fit",
        ImportProblem::ControlCharacter => "it has a character that no screen can show",
        ImportProblem::LostCharacter => "a letter was lost when the file was saved",
        ImportProblem::Markup => "it has code of a web page",
        ImportProblem::FormulaError => "it is an error of the spreadsheet",
        ImportProblem::Formula => "it is a formula; write its result",
        ImportProblem::RoundedNumber => "the spreadsheet rounded the number",
        ImportProblem::NotADate => "it is no date; write year-month-day",
        ImportProblem::FutureDate => "the date is in the future",
        ImportProblem::Phone => "a phone number has 10 digits",
        ImportProblem::Zip => "a ZIP code has 5 digits",
        ImportProblem::PhoneImpossible => {
            "no place has this phone number; of short numbers only 211, 311, 511, 711, 811 and 988 fit"
        }
        ImportProblem::ZipImpossible => "no place has this ZIP code",
        ImportProblem::ZipElsewhere => {
            "ZIP codes of New Jersey begin with 07 or 08; if the place is in another state, write the state behind \
             the town: Philadelphia, PA"
        }
        ImportProblem::County => "it is no county of New Jersey",
        ImportProblem::Website => "it is no web address that everyone can open",
        ImportProblem::HoursNumber => "the spreadsheet made a number of the hours",
        ImportProblem::TimeImpossible => "there is no such time; write times such as 9 am-5:30 pm",
        ImportProblem::CellCount => "there are more cells than columns",
        ImportProblem::HeaderAgain => "it is the first line again",
        ImportProblem::Twice => "the same place is there twice",
        ImportProblem::IdMissing => "the id is missing",
        ImportProblem::IdTwice => "the id is there twice",
        ImportProblem::LinkNowhere => "nothing has this id",
        ImportProblem::NotActive => "the service is closed",
        ImportProblem::IdUnknown => {
            "no place has this id; copy it from a new export, or leave the cell empty to add the place"
        }
        ImportProblem::CrossedOut => {
            "the text is crossed out; delete it if it does not count any more, or take the line through it away"
        }
        ImportProblem::NoPlace => "it is a total or a heading, and no place; delete the row",
        ImportProblem::MadeBySpreadsheet => {
            "it is a date, a number or TRUE alone, as spreadsheets make them of a text; set the column to \"Text\" and \
             write the text again"
        }
    }
}

/// Says which file or column of a package is missing.
pub fn missing_words(missing: &ImportMissing) -> String {
    let ImportMissing { file, column, near } = missing;
    let near = match near.as_str() {
        "" => String::new(),
        near => format!(" Is it {near:?}?"),
    };
    match column.as_str() {
        "" => format!("The package has no {file}. What it would say stays as it is."),
        column => {
            format!("{file} has no column {column:?}. What it would say stays as it is.{near}")
        }
    }
}

/// Says what was put right, or what the reader of a file may not see, as one line.
pub fn repair_words(found: &ImportRepaired) -> String {
    let ImportRepaired {
        repair,
        count,
        cell,
        before,
        after,
    } = found;
    let what = match repair {
        ImportRepair::Sheets => {
            return format!("only the sheet {before:?} was read; not read: {after}");
        }
        ImportRepair::HiddenRows => {
            return format!("{count} hidden rows were read like the others; the first is {cell}");
        }
        ImportRepair::HiddenColumns => {
            return format!(
                "{count} hidden columns were read like the others; the first text is {cell} {after:?}"
            );
        }
        ImportRepair::CellNotes => {
            return format!(
                "{count} notes on cells were not read; the first is at {cell}: {before:?}"
            );
        }
        ImportRepair::Titles => {
            return format!("left out {count} rows above the headings, from {cell}: {before:?}");
        }
        ImportRepair::OtherPhones => {
            return format!(
                "{count} more phone numbers were left out; the first is at {cell}: {before:?}"
            );
        }
        ImportRepair::OtherAddresses => {
            return format!(
                "{count} more addresses were left out; the first is at {cell}: {before:?}"
            );
        }
        ImportRepair::NotVisited => {
            return format!(
                "{count} addresses for mail or online were left out, as nobody goes there; the first is at \
                 {cell}: {before:?}"
            );
        }
        ImportRepair::UnreadFiles => return format!("not read, as no list has it: {before}"),
        ImportRepair::OnePage => {
            return format!("this is page {before}; the other pages have more places");
        }
        ImportRepair::MergedCells => "rows got the text of a merged cell",
        ImportRepair::Encoding => "letters with accents were put right",
        ImportRepair::Separator => "the separator was put right",
        ImportRepair::Zeros => "zeros at the start of ZIP codes were put back",
        ImportRepair::Date => "dates were put right",
        ImportRepair::DateOrder => "dates that can be read two ways were read with the month first",
        ImportRepair::DayFirst => "dates were read with the day first, like others in their column",
        ImportRepair::Phone => "phone numbers were put right",
        ImportRepair::Characters => "broken letters were put right",
        ImportRepair::County => "names of counties were put right",
        ImportRepair::State => "the state was written behind the town",
        ImportRepair::LineBreaks => "lines of one cell became one line",
    };
    match cell.is_empty() {
        true => format!("{what}: {before}"),
        false => format!("{what} in {count} cells; first {cell}: {before:?} is now {after:?}"),
    }
}

/// Says why a person should look at a cell.
pub fn doubt_words(doubt: ImportDoubt) -> &'static str {
    match doubt {
        ImportDoubt::ZipElsewhere => "New Jersey has no such ZIP code; is the place elsewhere?",
        ImportDoubt::FarApart => {
            "the town, the county and the ZIP code are far from each other; which is right?"
        }
        ImportDoubt::SameAddress => "another place of the list has this address; is it the same?",
        ImportDoubt::HoursUnread => "the hours can't be read; people will see \"call first\"",
        ImportDoubt::HoursInexact => {
            "the hours do not say exactly when; people will see \"call first\""
        }
        ImportDoubt::HoursContradict => {
            "two parts of the hours say other times of one day; people will see \"call first\" then"
        }
        ImportDoubt::HoursClosed => "people will see that it is closed; is that right?",
        ImportDoubt::NotesClosed => "the notes say that it closed or moved; is it still open here?",
        ImportDoubt::MaybeHeading => {
            "it says no way to reach the place, or reads as a heading; is it a place?"
        }
        ImportDoubt::SaysClosed => {
            "it says that the place closed, moved, merged or stopped; is it still open here?"
        }
        ImportDoubt::StateElsewhere => "this is another state; is the place outside of New Jersey?",
        ImportDoubt::CellsMissing => {
            "the row ends before the last heading; did it lose a separator? It has no cell for these"
        }
        ImportDoubt::HoursHalf => {
            "it does not say am or pm, so people will see \"call first\"; write 9 am-5 pm"
        }
        ImportDoubt::TownMisspelled => "we know no such town; is it misspelled?",
        ImportDoubt::ScheduleTimes => {
            "the times of its schedules are others than this sentence, which was kept; which is right?"
        }
        ImportDoubt::MergedAcross => {
            "the cell is merged over several columns; only the first of them got its text"
        }
        ImportDoubt::NumberSign => {
            "the spreadsheet adds a sign to this number; it was read as the spreadsheet shows it"
        }
        ImportDoubt::Kept => "a table does not set this of a known place; the staff desk does",
        ImportDoubt::OfService => {
            "only the service writes this when staff ask the place, so it was left out"
        }
        ImportDoubt::MadeBySpreadsheet => {
            "it is a date, a number or TRUE alone; did a spreadsheet make it of another text?"
        }
        ImportDoubt::FaxNumber => "this is a fax number; people can't call it",
        ImportDoubt::PaidNumber => {
            "people pay extra to call this number (900 or 976); is it right?"
        }
        ImportDoubt::TextNumber => "this number seems to be for texts only; can people call it?",
        ImportDoubt::NumberOff => "it says that this number does not work; is there another one?",
    }
}

/// Says why a text of staff is refused.
pub fn text_words(problem: TextProblem) -> &'static str {
    match problem {
        TextProblem::Missing => "it is empty",
        TextProblem::TooLong => "it is too long",
        TextProblem::ControlCharacter => "it has a character that no screen can show",
        TextProblem::Markup => "it has code of a web page, and people would read its letters",
        TextProblem::TitleTaken => "another list has this title; choose another one",
        TextProblem::AddressTaken => "a list has this name in its address; choose another one",
        TextProblem::AddressDeleted => {
            "a deleted list has this name in its address; put it back, or delete it for good first"
        }
        TextProblem::ListIsThere => "the list is public again; put it back or delete it first",
        TextProblem::Address => "use lower-case letters, digits and single dashes",
        TextProblem::NoInitials => {
            "it needs two letters or more: its initials stand beside each check"
        }
        TextProblem::NameTaken => {
            "another member of the staff has this name; add a letter, so that people can tell who did what"
        }
        TextProblem::FixedList => {
            "every installation has this list, so it can't be deleted, renamed, hidden or moved; take \
             single places off it with `desk change ID --status closed`"
        }
        TextProblem::NotListedSince => {
            "the place said after this was suggested that it does not want to be listed; return the \
             suggestion, or put the place back first"
        }
    }
}

/// Says why something else is refused, by the name of its field, and what to do.
pub fn field_words(field: &str) -> &'static str {
    match field {
        "list" => "there is no list with this name, or it takes no such rows",
        "lists" => {
            "an installation has at most 100 lists, and an order names each of them once; read them again"
        }
        "deleted" => {
            "20 deleted lists are kept, each under its own name; put one back, or delete one for good on \
             the screen Lists, then try again"
        }
        "until" => "a notice ends after now and within 31 days",
        "site" => {
            "the name of a site has 1 to 60 characters and belongs to one kiosk: name the kiosk, not all"
        }
        "allowedHosts" => {
            "write at most 50 host names such as help.example.org, without https:// and without a path"
        }
        "printer" => {
            "write off, default, or the name of a printer as `lpstat -e` on the kiosk prints it; a folder \
             is set on the kiosk itself"
        }
        "to" => "this is no editor or owner",
        "contact" => "this message has no e-mail address; call the person instead",
        "email" => "write the whole address, such as ann@county.example.gov",
        "fields" => "nothing would change",
        "columns" => "two columns fill the same field; name each field once",
        "suggestions" => "1,000 suggestions wait at most; decide about some of them first",
        "changes" => {
            "20,000 changes of tables wait at most; publish some tables or put them away first"
        }
        "waiting" => "20 tables wait at most; publish some of them or put them away first",
        "rows" => "there is no row to add, or the list would have more than 20,000",
        _ => "this is missing, not as it should be, or nothing that can be changed here",
    }
}
