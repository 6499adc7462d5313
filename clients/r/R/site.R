#' Connects to a Rosette site
#'
#' The connection is pinned to one data release: the one that you name, or else the one that its first answer comes from. Everything
#' that follows is answered from the same release; if the site no longer holds it, the error `rosette_release_not_held` names the one
#' that is served.
#'
#' When the site is busy or a limit is reached, the package waits as long as the site asks, up to `longest_wait`. What was asked before
#' is answered from a folder on disk while the site does not answer, with the warning `rosette_stale_answer`; at no other time.
#'
#' @param site Address of the site, such as `"https://rosette.example"`.
#' @param release Id of a release, such as `"2026_11_17_1"`; see [rosette_releases()] for those that are held.
#' @param token An access token of your account, made on your profile page. It is sent over https only (or to your own machine), and
#'   only with calls that read.
#' @param cache `TRUE` stores answers in the folder `ROSETTE_CACHE` or, without it, `tools::R_user_dir("rosetteArabidopsis", "cache")`.
#'   A folder, or `FALSE` to store nothing: lists of genes may be unpublished work.
#' @param progress Whether long work shows how far it is.
#' @param timeout Seconds after which a connection that brings nothing is given up.
#' @param longest_wait Seconds that one call waits at most for a site that is busy.
#' @return A connection, to be given to the other functions.
#' @export
#' @examples
#' site <- rosette("https://rosette.example", cache = FALSE)
#' site
#' rosette_release(site)
rosette <- function(site, release = NULL, token = Sys.getenv("ROSETTE_TOKEN"), cache = TRUE, progress = interactive(), timeout = 120,
                    longest_wait = 300) {
  address <- read_address(site)
  token <- if (is.null(token) || is.na(token)) "" else token
  if (nzchar(token) && !address$is_private) {
    stop("A token is sent only to addresses with https://, because anyone on the way could read it.", call. = FALSE)
  }
  connection <- new.env(parent = emptyenv())
  connection$address <- address$address
  connection$release <- release
  connection$token <- token
  folder <- if (isTRUE(cache)) default_cache() else if (is.character(cache)) cache
  connection$cache <- if (!is.null(folder)) open_cache(folder, address$address, token)
  connection$progress <- progress
  connection$timeout <- timeout
  connection$longest_wait <- longest_wait
  connection$sleep <- Sys.sleep
  # Answers that came from the cache so far.
  connection$stale <- 0
  structure(connection, class = "rosette")
}

# The address without a slash at its end, and whether nobody on the way can read what is sent there.
read_address <- function(site) {
  pattern <- "^(https?)://(\\[[0-9a-f:.]+\\]|[^][/:@?#[:space:]]+)(:[0-9]+)?(/[^?#[:space:]]*)?$"
  parts <- if (is.character(site) && length(site) == 1 && !is.na(site)) regmatches(site, regexec(pattern, site, ignore.case = TRUE))[[1]]
  if (length(parts) == 0) stop(dQuote(as.character(site), FALSE), " is not the address of a site; it begins with https://", call. = FALSE)
  is_own_machine <- tolower(parts[3]) %in% c("localhost", "127.0.0.1", "[::1]")
  list(address = sub("/+$", "", site), is_private = tolower(parts[2]) == "https" || is_own_machine)
}

#' @export
print.rosette <- function(x, ...) {
  pinned <- if (is.null(x$release)) "not asked yet" else x$release
  cat("<Rosette site ", x$address, ", release ", pinned, if (nzchar(x$token)) ", with a token", ">\n", sep = "")
  invisible(x)
}

#' What the release holds
#'
#' @param site A connection made by [rosette()].
#' @return A list with `releaseId`, `builtAt`, `counts` of records by kind, `sources` (a tibble of the files it was made from, with
#'   licence and citation), `held` (releases that a connection can be pinned to) and `previous`.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' rosette_releases(site)$held
rosette_releases <- function(site) {
  facts <- ask_json(site, call_of("releases"))
  facts$counts <- unlist(facts$counts)
  facts$sources <- inferred_columns(facts$sources)
  facts$held <- strings_of(facts$held)
  facts
}
