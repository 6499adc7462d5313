# What one call of the site takes at most.
most_resolved <- 100000
most_records <- 1000

#' Which record each id refers to
#'
#' Names, symbols, gene models, accessions, in any case. One row for each id, in the order given; an id that is given twice has two rows.
#'
#' @param site A connection made by [rosette()].
#' @param ids A vector, each element of which is one id; missing values are allowed. [split_ids()] splits a text.
#' @param kind The kind of record that the ids are to lead to, such as `"locus"` or `"germplasm"`. `NULL`: an id that leads to a locus
#'   means the locus, any other the records of all kinds that it names.
#' @return A tibble with `input`, `bucket` (matched, alias, converted, ambiguous, obsolete or unknown), `kind`, `key` and `name` of the
#'   record, `by` (which of its names it is), `candidates` (of an ambiguous id what it may mean, of an obsolete one its successors) and
#'   `same_as` (the row of the first input with the same id).
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' rosette_resolve(site, c("AG", "at5g10140", "AT1G65480.1", NA, "no such gene"))
rosette_resolve <- function(site, ids, kind = NULL) {
  stale <- site$stale
  rows <- resolve_inputs(site, as_inputs(ids), kind)
  as_result(site, rows[c("input", "bucket", "kind", "key", "name", "by", "candidates", "same_as")], stale, missing_of(rows, is.na(rows$key)))
}

# Columns, one element for each input.
resolve_inputs <- function(site, inputs, kind) {
  texts <- as_looked_up(inputs)
  sent <- askable(texts)
  parts <- for_each_part(site, in_parts(sent, most_resolved), "parts of ids", function(part) {
    lines <- ask_json(site, call_of("resolve", body = list(ids = I(part), kind = kind)))$lines
    # Another spelling of an earlier id has its record.
    repeated <- which(vapply(lines, `[[`, "", "bucket") == "duplicate")
    lines[repeated] <- lines[vapply(lines[repeated], `[[`, 0, "ofLine")]
    lines
  })
  lines <- unlist(parts, recursive = FALSE)
  found <- match(texts, sent)
  bucket <- vapply(lines, `[[`, "", "bucket")
  has_record <- which(bucket %in% c("matched", "alias", "converted", "obsolete"))
  records <- lapply(lines[has_record], `[[`, "record")
  of_record <- function(values) values[match(found, has_record)]
  candidates <- rep(list(no_refs), length(lines))
  has_several <- bucket %in% c("ambiguous", "obsolete")
  candidates[has_several] <- lapply(lines[has_several], function(line) refs_of(c(line$candidates, line$successors)))
  list(
    input = inputs,
    bucket = found_or(bucket, found, "unknown"),
    kind = of_record(typed_column(lapply(records, `[[`, "kind"), "character")),
    key = of_record(typed_column(lapply(records, `[[`, "key"), "numeric")),
    name = of_record(typed_column(lapply(records, `[[`, "label"), "character")),
    by = of_record(typed_column(lapply(lines[has_record], `[[`, "by"), "character")),
    candidates = found_or(candidates, found, list(no_refs)),
    same_as = same_as_of(texts),
    text = texts
  )
}

# What was found for each input, or something else for those that were not looked up.
found_or <- function(values, found, otherwise) {
  all <- values[found]
  all[is.na(found)] <- otherwise
  all
}

# The inputs of rows that are empty, with the reason.
missing_of <- function(rows, is_empty) {
  named_reasons(rows$input[is_empty], reasons_of(rows$bucket[is_empty], rows$candidates[is_empty]))
}

#' Whole records
#'
#' @inheritParams rosette_resolve
#' @param kind The kind of record: `"locus"`, `"gene"`, `"germplasm"`, `"keyword"`, `"protein"`, `"publication"`, ...
#' @return `rosette_records()`: a tibble with a row for each id: `input`, `bucket`, `key`, `candidates`, `record` (a list; `NULL` where the
#'   id leads to none) and `same_as`. `rosette_record()`: one record as a list; an id that leads to none, or to several, is an error that
#'   says so.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' try(rosette_record(site, "AG")$name)
rosette_records <- function(site, ids, kind = "locus") {
  stale <- site$stale
  inputs <- as_inputs(ids)
  texts <- as_looked_up(inputs)
  sent <- askable(texts)
  parts <- for_each_part(site, in_parts(sent, most_records), "parts of records", function(part) {
    rows <- ask_json(site, call_of("records", body = list(ids = I(part), kind = kind)))$rows
    repeated <- which(vapply(rows, `[[`, "", "bucket") == "duplicate")
    rows[repeated] <- rows[vapply(rows[repeated], `[[`, 0, "ofLine")]
    rows
  })
  answered <- unlist(parts, recursive = FALSE)
  found <- match(texts, sent)
  records <- lapply(answered, `[[`, "record")[found]
  rows <- list(
    input = inputs,
    bucket = found_or(vapply(answered, `[[`, "", "bucket"), found, "unknown"),
    key = typed_column(lapply(answered, `[[`, "key"), "numeric")[found],
    candidates = found_or(lapply(answered, function(row) refs_of(row$candidates)), found, list(no_refs)),
    record = records,
    same_as = same_as_of(texts)
  )
  as_result(site, rows, stale, missing_of(rows, vapply(records, is.null, NA)))
}

#' @rdname rosette_records
#' @param id One id.
#' @export
rosette_record <- function(site, id, kind = "locus") {
  if (length(id) != 1) stop("rosette_record() takes one id; rosette_records() takes many.", call. = FALSE)
  table <- rosette_records(site, id, kind)
  record <- table$record[[1]]
  if (is.null(record)) {
    reason <- rosette_missing(table)$reason
    message <- paste0(dQuote(id, FALSE), " is not a ", kind, " of release ", rosette_release(table), ": ", reason, ".")
    rosette_stop("rosette_not_found", message, code = table$bucket, status = 404)
  }
  record
}
