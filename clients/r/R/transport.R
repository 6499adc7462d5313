# Requests to one site: pinned to a release, tried again as the site asks, and stored on disk.

# Tries of a request whose connection breaks, or that the site is too busy for.
most_tries <- 5
retried <- c(429, 502, 503, 504)

# An answer of the site; if there is none, that of the cache, with a warning.
ask <- function(site, call, is_stored = TRUE) {
  cache <- if (is_stored) site$cache
  request <- if (!is.null(cache)) paste(call$method, call$path, call$body)
  answer <- tryCatch(send_retrying(site, call), rosette_site_unavailable = function(problem) problem)
  if (inherits(answer, "condition")) {
    stored <- if (!is.null(cache)) find_answer(cache, request, site$release)
    if (is.null(stored)) stop(answer)
    if (is.null(site$release)) site$release <- stored$release
    site$stale <- site$stale + 1
    warn_stale(paste0(conditionMessage(answer), " This is the answer to an earlier call, from release ", stored$release, "."))
    return(stored$body)
  }
  # What follows is answered from the same release.
  if (is.null(site$release) && nzchar(answer$release)) site$release <- answer$release
  if (!is.null(cache) && nzchar(answer$release)) store_answer(cache, request, answer$body, answer$release)
  answer$body
}

ask_json <- function(site, call, ...) parse_json(site, ask(site, call, ...))

ask_text <- function(site, call) as_utf8(ask(site, call))

# Starts something. Tokens only read, so none is sent; asked twice with one key, the site starts it once.
start_run <- function(site, call) {
  key <- paste(as.character(openssl::rand_bytes(16)), collapse = "")
  parse_json(site, send_retrying(site, call, token = "", headers = list("Idempotency-Key" = key))$body)
}

# A file, which goes to disk as it comes.
save_answer <- function(site, call, path) invisible(send_retrying(site, call, to = path))

parse_json <- function(site, body) {
  # Errors of the request itself are not those of its text.
  force(body)
  tryCatch(
    jsonlite::fromJSON(as_utf8(body), simplifyVector = FALSE),
    error = function(problem) {
      rosette_stop("rosette_error", paste0(site$address, " did not answer with JSON; is it the address of a Rosette site?"))
    }
  )
}

as_utf8 <- function(body) {
  text <- rawToChar(body)
  Encoding(text) <- "UTF-8"
  text
}

# Tries again when the connection breaks or the site is busy, after as many seconds as the site says.
send_retrying <- function(site, call, token = site$token, headers = list(), to = NULL) {
  waited <- 0
  for (tried in seq_len(most_tries)) {
    answer <- tryCatch(send_once(site, call, token, headers, to), rosette_error = function(problem) problem)
    if (!inherits(answer, "condition")) return(answer)
    # 0: there was no answer.
    if (!answer$status %in% c(0, retried)) stop(answer)
    wait <- if (is.na(answer$retry_after)) min(8, 0.5 * 2^(tried - 1)) * stats::runif(1, 0.75, 1.25) else answer$retry_after
    if (tried == most_tries || waited + wait > site$longest_wait) stop(answer)
    waited <- waited + wait
    site$sleep(wait)
  }
}

send_once <- function(site, call, token, headers, to) {
  pinned <- site$release
  sent <- c(
    list(Accept = "application/json, text/plain;q=0.9, */*;q=0.8", "Rosette-Release" = pinned),
    if (nzchar(token)) list(Authorization = paste("Bearer", token)),
    headers
  )
  response <- perform(site, call, sent, to)
  status <- httr2::resp_status(response)
  release <- text_or(httr2::resp_header(response, "rosette-release"), "")
  if (status >= 200 && status < 300) return(list(body = if (is.null(to)) body_of(response), release = release))
  retry_after <- suppressWarnings(as.numeric(text_or(httr2::resp_header(response, "retry-after"), "")))
  problem <- tryCatch(jsonlite::fromJSON(as_utf8(body_of(response)), simplifyVector = FALSE), error = function(problem) list())
  is_start <- !is.null(headers[["Idempotency-Key"]])
  stop_with_answer(status, if (is.list(problem)) problem else list(), release, pinned, nzchar(token), retry_after, is_start)
}

perform <- function(site, call, headers, to) {
  request <- httr2::req_method(httr2::request(paste0(site$address, call$path)), call$method)
  request <- do.call(httr2::req_headers, c(list(request), Filter(Negate(is.null), headers)))
  if (!is.null(call$body)) request <- httr2::req_body_raw(request, charToRaw(enc2utf8(call$body)), type = "application/json")
  request <- httr2::req_user_agent(request, "rosetteArabidopsis/0.9")
  request <- httr2::req_error(request, is_error = function(response) FALSE)
  # How often it is tried is decided above; without this, httr2 sleeps after a failure.
  request <- httr2::req_retry(request, max_tries = 1, is_transient = function(response) FALSE, backoff = function(tried) 0)
  # A redirection could lead a token elsewhere, and calls of the site have none.
  request <- httr2::req_options(
    request,
    followlocation = FALSE, connecttimeout = site$timeout, low_speed_limit = 1, low_speed_time = site$timeout
  )
  tryCatch(
    httr2::req_perform(request, path = to),
    error = function(problem) {
      rosette_stop("rosette_site_unavailable", paste0(site$address, " does not answer (", conditionMessage(problem), ")."))
    }
  )
}

body_of <- function(response) if (length(response$body) == 0) raw() else httr2::resp_body_raw(response)
