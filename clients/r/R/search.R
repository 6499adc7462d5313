# Rows of a page of results.
page_size <- 250

#' Searches the site
#'
#' By words in a category, or by the criteria of a search form. All pages are fetched, as one table.
#'
#' @param site A connection made by [rosette()].
#' @param text What the search box would take.
#' @param category What to look for: `"genes"`, `"protein"`, `"germplasm"`, `"polyallele"`, `"publication"`, `"keyword"`, ...
#' @param form Instead of a text, a search form: `"gene"`, `"protein"`, `"germplasm"`, `"polymorphism"`, `"publication"`, ...; the
#'   documentation of the API lists them with their criteria.
#' @param criteria Criteria of the form: a named list. A criterion that takes several values is wrapped in [I()], if it has one.
#' @param most Rows to fetch at most.
#' @return A tibble, whose columns are those of the category; `rosette_facts()` has `total`, the number of rows that were found.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' rosette_search(site, "AGAMOUS", most = 5)
#' rosette_search(site, form = "gene", criteria = list(chromosome = "4"), most = 5)
rosette_search <- function(site, text = NULL, category = "genes", form = NULL, criteria = NULL, most = Inf) {
  stale <- site$stale
  if (is.null(text) == is.null(form)) stop("Give either a text or a form with its criteria.", call. = FALSE)
  call <- function(page) {
    if (!is.null(text)) return(call_of("search", body = c(list(searchText = text, category = category), page)))
    terms <- unname(Map(function(name, value) stats::setNames(list(value), name), names(criteria), criteria))
    call_of("search_form", within = list(form = form), body = c(list(searchTerms = terms), page))
  }
  found <- fetch_pages(site, call, most)
  as_result(site, inferred_columns(found$rows), stale, facts = list(total = found$total))
}

fetch_pages <- function(site, call, most = Inf) {
  pages <- list()
  count <- 0
  page <- list(page = 1)
  while (!is.null(page) && count < most) {
    answer <- ask_json(site, call(c(list(pageSize = page_size), page)))
    pages[[length(pages) + 1]] <- answer$docs
    count <- count + length(answer$docs)
    page <- next_page(page, answer)
    if (site$progress && !is.null(page) && count < most) cat("\r", count, " of ", answer$total, " rows", file = stderr(), sep = "")
  }
  if (site$progress && length(pages) > 1) cat("\r", count, " of ", answer$total, " rows\n", file = stderr(), sep = "")
  rows <- unlist(pages, recursive = FALSE)
  list(rows = if (length(rows) > most) rows[seq_len(most)] else rows, total = if (length(pages) > 0) answer$total else NA)
}

# Pages have numbers up to the first 10,000 rows, and cursors from the last of these on.
next_page <- function(page, answer) {
  if (length(answer$docs) == 0) return(NULL)
  if (!is.null(answer$cursors)) return(if (!is.null(answer$cursors$`next`)) list(cursor = answer$cursors$`next`))
  if (page$page * page_size < answer$total) list(page = page$page + 1)
}

# The answers of a call that gives the cursor of its next page, from the first page to the last.
fetch_by_cursor <- function(site, call) {
  pages <- list()
  cursor <- NULL
  repeat {
    page <- ask_json(site, call(cursor))
    pages[[length(pages) + 1]] <- page
    cursor <- page[["next"]]
    if (is.null(cursor)) return(pages)
  }
}
