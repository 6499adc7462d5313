# Every address that the package knows, and the names that it sends there, is in inst/calls.json: the site's own tests compare that
# file with its contract.

calls_file <- function() system.file("calls.json", package = "rosetteArabidopsis", mustWork = TRUE)

known_calls <- local({
  calls <- NULL
  function() {
    if (is.null(calls)) {
      calls <<- jsonlite::fromJSON(calls_file(), simplifyVector = TRUE, simplifyDataFrame = FALSE)
    }
    calls
  }
})

# The method, path and body of a call. What the file does not list cannot be sent, unless the call takes further names from the user.
call_of <- function(name, within = list(), query = list(), body = NULL) {
  call <- known_calls()[[name]]
  refuse_unlisted(name, names(query), call$query, call$further)
  refuse_unlisted(name, names(body), call$body, call$further)
  path <- call$path
  for (part in names(within)) path <- sub(paste0("{", part, "}"), encoded(within[[part]]), path, fixed = TRUE)
  query <- Filter(Negate(is.null), query)
  if (length(query) > 0) {
    pairs <- paste0(encoded(names(query)), "=", vapply(query, encoded, ""))
    path <- paste0(path, "?", paste(pairs, collapse = "&"))
  }
  list(method = call$method, path = path, body = if (!is.null(body)) as_json(Filter(Negate(is.null), body)))
}

refuse_unlisted <- function(name, sent, listed, further) {
  unlisted <- setdiff(sent, listed)
  if (length(unlisted) > 0 && !isTRUE(further)) {
    stop("The call ", name, " does not send ", paste(unlisted, collapse = ", "), "; see calls.json.", call. = FALSE)
  }
}

encoded <- function(text) {
  if (is.numeric(text)) text <- format(text, scientific = FALSE, trim = TRUE, digits = 15)
  utils::URLencode(enc2utf8(as.character(text)), reserved = TRUE)
}

as_json <- function(value) {
  as.character(jsonlite::toJSON(value, auto_unbox = TRUE, null = "null", na = "null", digits = NA))
}
