# Tibbles that state where they come from.

#' What a result says of itself
#'
#' Every result is a tibble that states its release. Subsetting, and most verbs of dplyr, leave that in place.
#'
#' @param x A result of one of the functions of this package; for `rosette_release()` also a connection.
#' @return `rosette_release()`: the data release that every row comes from; `NULL` for a connection that nothing was asked over.
#'   `rosette_missing()`: a tibble of the inputs that led to nothing, with the reason. They have a row in the result, too, where there is
#'   one for each input. `rosette_facts()`: what the answer says beside its rows. `rosette_from_cache()`: whether the site did not answer
#'   and any of this was stored from an earlier call.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' genes <- rosette_resolve(site, c("AG", "no such gene"))
#' rosette_release(genes)
#' rosette_missing(genes)
rosette_release <- function(x) if (inherits(x, "rosette")) x$release else attr(x, "rosette")$release

#' @rdname rosette_release
#' @export
rosette_missing <- function(x) {
  missing <- attr(x, "rosette")$missing
  tibble::tibble(input = names(missing), reason = unname(missing))
}

#' @rdname rosette_release
#' @export
rosette_facts <- function(x) attr(x, "rosette")$facts

#' @rdname rosette_release
#' @export
rosette_from_cache <- function(x) isTRUE(attr(x, "rosette")$from_cache)

#' @importFrom tibble tbl_sum
#' @method tbl_sum rosette_tbl
#' @export
tbl_sum.rosette_tbl <- function(x, ...) {
  stated <- attr(x, "rosette")
  c(
    NextMethod(),
    "Release" = paste0(stated$release, if (stated$from_cache) ", from the cache"),
    "Missing" = if (length(stated$missing) > 0) {
      paste0(length(stated$missing), ngettext(length(stated$missing), " input", " inputs"), ", see rosette_missing()")
    }
  )
}

# `stale` is how many answers had come from the cache before this result was begun. `missing` has reasons under the names of inputs.
as_result <- function(site, columns, stale, missing = character(), facts = list()) {
  # If nothing had to be asked, the table still says which release has nothing to say.
  if (is.null(site$release)) rosette_releases(site)
  stated <- list(
    release = site$release, from_cache = site$stale > stale,
    missing = if (length(missing) == 0) stats::setNames(character(), character()) else missing[!duplicated(names(missing))], facts = facts
  )
  rows <- tibble::as_tibble(columns)
  tibble::new_tibble(rows, nrow = nrow(rows), rosette = stated, class = "rosette_tbl")
}

named_reasons <- function(inputs, reasons) stats::setNames(as.character(reasons), ifelse(is.na(inputs), "NA", inputs))

# Rows of an answer as columns of the types that columns.R names.
typed_columns <- function(rows, types) {
  columns <- lapply(names(types), function(name) typed_column(lapply(rows, `[[`, name), types[[name]]))
  names(columns) <- names(types)
  columns
}

typed_column <- function(values, type) {
  is_null <- vapply(values, is.null, NA)
  switch(type,
    character = , numeric = , logical = {
      column <- rep(as.vector(NA, type), length(values))
      if (!all(is_null)) column[!is_null] <- as.vector(unlist(values[!is_null], use.names = FALSE), type)
      column
    },
    date = as.Date(typed_column(values, "character")),
    time = as.POSIXct(typed_column(values, "character"), format = "%Y-%m-%dT%H:%M:%OS", tz = "UTC"),
    strings = lapply(values, strings_of),
    numbers = lapply(values, function(value) as.numeric(unlist(value))),
    refs = lapply(values, refs_of),
    lapply(values, identity)
  )
}

strings_of <- function(value) as.character(unlist(value))

no_refs <- tibble::tibble(kind = character(), key = numeric(), label = character())

# Records that an answer names: one, several or none.
refs_of <- function(value) {
  if (length(value) == 0) return(no_refs)
  refs <- if (is.null(names(value))) value else list(value)
  tibble::tibble(
    kind = vapply(refs, `[[`, "", "kind"), key = as.numeric(vapply(refs, `[[`, 0, "key")), label = vapply(refs, `[[`, "", "label")
  )
}

# Columns of rows whose fields are known only when they are there: a column is plain if no row has more than one value in it.
inferred_columns <- function(rows) {
  names <- unique(unlist(lapply(rows, names)))
  columns <- lapply(names, function(name) {
    values <- lapply(rows, `[[`, name)
    is_plain <- all(vapply(values, function(value) is.null(value) || (is.atomic(value) && length(value) == 1), NA))
    kinds <- unique(vapply(values[lengths(values) == 1], typeof, ""))
    if (!is_plain) return(lapply(values, strings_if_plain))
    typed_column(values, if ("character" %in% kinds) "character" else if (setequal(kinds, "logical")) "logical" else "numeric")
  })
  names(columns) <- names
  tibble::as_tibble(columns)
}

strings_if_plain <- function(value) {
  is_strings <- is.list(value) && is.null(names(value)) && all(vapply(value, function(each) is.character(each) && length(each) == 1, NA))
  if (is_strings) strings_of(value) else value
}

# The parts of long work, with a line on the terminal that says how far it is.
for_each_part <- function(site, parts, of, do) {
  began <- Sys.time()
  is_shown <- FALSE
  answers <- vector("list", length(parts))
  for (at in seq_along(parts)) {
    if (site$progress && at > 1 && difftime(Sys.time(), began, units = "secs") > 1) {
      is_shown <- TRUE
      cat("\r", at - 1, " of ", length(parts), " ", of, file = stderr(), sep = "")
    }
    answer <- do(parts[[at]])
    if (!is.null(answer)) answers[[at]] <- answer
  }
  if (is_shown) cat("\r", length(parts), " of ", length(parts), " ", of, "\n", file = stderr(), sep = "")
  answers
}
