# A server of the tests' own, which gives the answers in turn; the last one is repeated.

answer <- function(body, status = 200, headers = list("rosette-release" = "one")) {
  text <- if (is.character(body)) body else jsonlite::toJSON(body, auto_unbox = TRUE, null = "null")
  list(status = status, headers = headers, text = as.character(text))
}

problem <- function(status, code, message = "No.", headers = list(), ...) {
  answer(list(code = code, message = message, requestId = "r-1", ...), status, headers)
}

facts <- list(releaseId = "one", held = list("one"))

# `told$address` is where it listens; `told$asked()` what it was asked; `told$answer(...)` tells it what to answer from now on. All tests
# share one server, unless they want another beside it.
local_site <- function(..., is_another = FALSE) {
  skip_if_not_installed("webfakes")
  if (is_another || is.null(servers$first)) servers$last <- start_server()
  if (is.null(servers$first)) servers$first <- servers$last
  address <- sub("/$", "", (if (is_another) servers$last else servers$first)$url())
  told <- list(address = address)
  told$asked <- function() jsonlite::fromJSON(paste0(address, "/tell/asked"), simplifyVector = FALSE)
  told$answer <- function(...) {
    body <- charToRaw(as.character(jsonlite::toJSON(list(...), auto_unbox = TRUE, null = "null")))
    httr2::req_perform(httr2::req_body_raw(httr2::request(paste0(address, "/tell/answers")), body, type = "application/json"))
    invisible()
  }
  if (...length() > 0) told$answer(...) else told$answer(answer(facts))
  told
}

servers <- new.env()

start_server <- function() {
  app <- webfakes::new_app()
  app$locals$asked <- list()
  app$use(webfakes::mw_raw(type = "application/json"))
  app$get("/tell/asked", function(req, res) res$send_json(req$app$locals$asked, auto_unbox = TRUE, null = "null"))
  app$post("/tell/answers", function(req, res) {
    req$app$locals$answers <- jsonlite::fromJSON(rawToChar(req$raw), simplifyVector = FALSE)
    req$app$locals$asked <- list()
    res$send_json(list(), auto_unbox = TRUE)
  })
  app$use(function(req, res) {
    locals <- req$app$locals
    body <- if (length(req$raw) > 0) rawToChar(req$raw) else ""
    headers <- req$headers
    names(headers) <- tolower(names(headers))
    asked <- list(method = toupper(req$method), path = paste0(req$path, if (nzchar(req$query_string)) paste0("?", req$query_string)))
    locals$asked <- c(locals$asked, list(c(asked, list(headers = as.list(headers), body = body))))
    now <- locals$answers[[1]]
    if (length(locals$answers) > 1) locals$answers <- locals$answers[-1]
    res$set_status(now$status)
    for (name in names(now$headers)) res$set_header(name, as.character(now$headers[[name]]))
    res$send(now$text)
  })
  # A busy machine takes its time.
  webfakes::new_app_process(app, process_timeout = 60000)
}

# A connection that does not sleep, but writes down how long it would have.
connect <- function(address, ..., token = "", cache = FALSE) {
  site <- rosette(address, ..., token = token, cache = cache, progress = FALSE)
  site$slept <- numeric()
  site$sleep <- function(seconds) site$slept <- c(site$slept, seconds)
  site
}

# The site under test, which holds the demo release: tools/clients/r-package.long.test.ts starts it.
live_site <- function(..., cache = FALSE) {
  address <- Sys.getenv("ROSETTE_TEST_SITE")
  skip_if(!nzchar(address), "ROSETTE_TEST_SITE names no site")
  rosette(address, ..., cache = cache, progress = FALSE)
}

part_of_run <- function(part) skip_if(Sys.getenv("ROSETTE_TEST_PART") != part, paste("for the part", part, "of the live tests"))

new_folder <- function() {
  folder <- tempfile("rosette-")
  dir.create(folder)
  folder
}
