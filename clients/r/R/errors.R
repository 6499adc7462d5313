#' What can go wrong
#'
#' Errors of the site are conditions of the class `rosette_error`, with the fields `code` (from a closed list), `status` and
#' `request_id`, which helps the operator to find the request. Their messages say what to do. More exact classes are:
#'
#' * `rosette_invalid_request`: the request makes no sense to the site; the message names what to change.
#' * `rosette_access_denied`: the site knows who asks, or that nobody is named, and does not answer.
#' * `rosette_not_found`: this release has no such record, list, run or file.
#' * `rosette_too_many_requests`: a limit was reached, and it did not pass while the package waited.
#' * `rosette_release_not_held`: the pinned release is not held any more; the field `served` is the one that the site serves now.
#' * `rosette_site_unavailable`: the site did not answer, and neither did the cache.
#'
#' The warning `rosette_stale_answer` says that the site did not answer, and that what is shown was stored from an earlier call.
#'
#' @name rosette_conditions
#' @examples
#' tryCatch(
#'   rosette("rosette.example"),
#'   error = function(problem) conditionMessage(problem)
#' )
NULL

rosette_stop <- function(class, message, code = "", status = 0, request_id = "", retry_after = NA_real_, served = NULL) {
  fields <- list(
    message = message, call = NULL, code = code, status = status, request_id = request_id, retry_after = retry_after, served = served
  )
  stop(structure(fields, class = unique(c(class, "rosette_error", "error", "condition"))))
}

# Stops with the error of an answer that is not a success; its text ends with what to do.
stop_with_answer <- function(status, problem, release, pinned, has_token, retry_after, is_start = FALSE) {
  code <- text_or(problem$code, "")
  message <- text_or(problem$message, paste0("The site answered with status ", status, "."))
  request_id <- text_or(problem$requestId, "")
  fail <- function(class, ..., served = NULL) {
    rosette_stop(class, paste0(message, ...), code, status, request_id, retry_after, served)
  }
  if (status == 409 && !is.null(pinned) && !identical(release, pinned)) {
    fail(
      "rosette_release_not_held", " Make a new connection with release = \"", release,
      "\", or with none to follow the site, and run everything again.",
      served = release
    )
  }
  if (code == "invalid_token") {
    fail("rosette_access_denied", " Set ROSETTE_TOKEN to a token from your profile page, or unset it.")
  }
  if (status %in% c(401, 403)) {
    advice <- if (is_start) {
      " Tokens only read: this site starts it from its pages only."
    } else if (has_token) {
      " Your token's account may not see this."
    } else {
      " Set ROSETTE_TOKEN to an access token from your profile page."
    }
    fail("rosette_access_denied", advice)
  }
  if (status == 404) fail("rosette_not_found")
  if (status == 429) fail("rosette_too_many_requests", " Send fewer requests, or use one call for many ids.")
  if (status >= 500) fail("rosette_site_unavailable", " (request ", if (nzchar(request_id)) request_id else "unknown", ")")
  fail("rosette_invalid_request", issues_of(problem$issues))
}

issues_of <- function(issues) {
  if (!is.list(issues)) return("")
  paste0(vapply(issues, function(issue) paste0(" ", issue$path, ": ", issue$message, "."), ""), collapse = "")
}

text_or <- function(value, otherwise) {
  if (is.character(value) && length(value) == 1 && nzchar(value)) value else otherwise
}

warn_stale <- function(message) {
  warning(structure(list(message = message, call = NULL), class = c("rosette_stale_answer", "warning", "condition")))
}
