test_that("it waits as long as the site says", {
  told <- local_site(
    problem(429, "too_many_requests", headers = list("retry-after" = "7")),
    problem(503, "overloaded", headers = list("retry-after" = "3")),
    answer(facts)
  )
  site <- connect(told$address)
  expect_equal(rosette_releases(site)$releaseId, "one")
  expect_equal(site$slept, c(7, 3))
})

test_that("it does not wait for ever", {
  told <- local_site(problem(429, "too_many_requests", "Too many.", list("retry-after" = "200")))
  site <- connect(told$address, longest_wait = 300)
  refused <- expect_error(rosette_releases(site), "one call for many ids", class = "rosette_too_many_requests")
  expect_equal(site$slept, 200)
  expect_equal(refused$request_id, "r-1")
})

test_that("a site that is not there is tried five times", {
  site <- connect("http://127.0.0.1:9")
  expect_error(rosette_releases(site), "does not answer", class = "rosette_site_unavailable")
  expect_length(site$slept, 4)
  expect_false(is.unsorted(site$slept))
})

test_that("errors say what to do and are not tried again", {
  cases <- list(
    list(400, "invalid_request", "rosette_invalid_request", "No."),
    list(401, "login_required", "rosette_access_denied", "ROSETTE_TOKEN"),
    list(401, "invalid_token", "rosette_access_denied", "profile page"),
    list(403, "access_denied", "rosette_access_denied", "ROSETTE_TOKEN"),
    list(404, "not_found", "rosette_not_found", "No."),
    list(418, "odd", "rosette_error", "No.")
  )
  told <- local_site()
  for (case in cases) {
    told$answer(problem(case[[1]], case[[2]]))
    refused <- expect_error(rosette_releases(connect(told$address)), case[[4]], class = case[[3]])
    expect_equal(refused$code, case[[2]])
    expect_length(told$asked(), 1)
  }
})

test_that("issues of a request are named", {
  told <- local_site(problem(400, "invalid_request", issues = list(list(path = "body.kind", message = "is unknown"))))
  expect_error(rosette_releases(connect(told$address)), "body.kind: is unknown", class = "rosette_invalid_request")
})

test_that("something else than a Rosette site is said", {
  told <- local_site(answer("<html>"))
  expect_error(rosette_releases(connect(told$address)), "address of a Rosette site")
  for (address in c("rosette.example", "ftp://rosette.example", "https://user@rosette.example", "https://", NA)) {
    expect_error(rosette(address), "begins with https://")
  }
})

test_that("the first answer pins the release", {
  told <- local_site()
  site <- connect(told$address)
  expect_null(rosette_release(site))
  rosette_releases(site)
  rosette_releases(site)
  expect_equal(lapply(told$asked(), function(each) each$headers[["rosette-release"]]), list(NULL, "one"))
  expect_equal(rosette_release(site), "one")
  told$answer(problem(409, "conflict", "Release one is not held here.", list("rosette-release" = "two")))
  gone <- expect_error(rosette_releases(site), "release = \"two\"", class = "rosette_release_not_held")
  expect_equal(gone$served, "two")
})

test_that("a token goes only where nobody reads along, and is not printed", {
  told <- local_site()
  site <- connect(told$address, token = "rosette_secret")
  rosette_releases(site)
  expect_equal(told$asked()[[1]]$headers$authorization, "Bearer rosette_secret")
  expect_false(any(grepl("secret", c(capture.output(print(site)), capture.output(str(site))))))
  for (address in c("http://rosette.example", "http://localhost.example", "http://127.0.0.1.example")) {
    expect_error(rosette(address, token = "rosette_secret"), "https")
  }
  expect_s3_class(rosette("https://rosette.example", token = "rosette_secret"), "rosette")
  expect_s3_class(rosette("http://rosette.example", token = ""), "rosette")
})

test_that("a token does not follow a redirection", {
  elsewhere <- local_site(is_another = TRUE)
  told <- local_site(answer("", 302, list(location = paste0(elsewhere$address, "/api/release"))))
  expect_error(rosette_releases(connect(told$address, token = "rosette_secret")), class = "rosette_error")
  expect_length(elsewhere$asked(), 0)
})

test_that("only what calls.json lists is sent", {
  expect_error(rosetteArabidopsis:::call_of("resolve", body = list(ids = I("AG"), sort = 1)), "does not send sort")
  call <- rosetteArabidopsis:::call_of("list_items", within = list(id = "a/b?"), query = list(size = 1e5, cursor = NULL))
  expect_equal(call$path, "/api/list-contents/a%2Fb%3F?size=100000")
})

test_that("a run is started once and without the token", {
  told <- local_site(
    problem(503, "overloaded", headers = list("retry-after" = "0")),
    answer(list(token = "t", address = "/runs/t", state = "waiting"), 201),
    answer(list(state = "failed", fault = "The sequence is not a protein."))
  )
  expect_error(rosette_blast(connect(told$address, token = "rosette_secret"), ">mine\nMKV"), "not a protein")
  asked <- told$asked()
  expect_equal(asked[[1]]$headers[["idempotency-key"]], asked[[2]]$headers[["idempotency-key"]])
  expect_match(asked[[1]]$headers[["idempotency-key"]], "^[0-9a-f]{32}$")
  expect_null(asked[[1]]$headers$authorization)
  expect_equal(asked[[3]]$headers$authorization, "Bearer rosette_secret")
})

test_that("a run that the site does not start is not blamed on a token", {
  told <- local_site(problem(403, "login_required", "Please log in to run it."))
  expect_error(rosette_blast(connect(told$address, token = "rosette_secret"), "MKV"), "Tokens only read", class = "rosette_access_denied")
})

test_that("the cache answers only while the site does not", {
  folder <- new_folder()
  told <- local_site()
  expect_equal(rosette_releases(connect(told$address, cache = folder))$releaseId, "one")
  told$answer(answer(list(releaseId = "one", held = list("one", "none"))))
  expect_equal(rosette_releases(connect(told$address, cache = folder))$held, c("one", "none"))
  told$answer(problem(503, "overloaded", headers = list("retry-after" = "1")))
  expect_warning(stored <- rosette_releases(connect(told$address, cache = folder)), "from release one", class = "rosette_stale_answer")
  expect_equal(stored$held, c("one", "none"))
  expect_error(rosette_releases(connect(told$address, cache = folder, release = "two")), class = "rosette_site_unavailable")
  told$answer(problem(403, "access_denied"))
  expect_error(rosette_releases(connect(told$address, cache = folder)), class = "rosette_access_denied")
})

test_that("the cache is for its owner alone and forgives a broken file", {
  folder <- new_folder()
  cache <- function(token, address = "s") rosetteArabidopsis:::open_cache(folder, address, token)
  rosetteArabidopsis:::store_answer(cache("mine"), "GET /", charToRaw("secret"), "one")
  find <- function(...) rosetteArabidopsis:::find_answer(cache(...), "GET /", NULL)
  expect_equal(find("mine"), list(body = charToRaw("secret"), release = "one"))
  expect_null(find(""))
  expect_null(find("yours"))
  expect_null(find("mine", "t"))
  expect_equal(as.character(file.mode(list.files(folder, full.names = TRUE))), "700")
  for (file in list.files(folder, "gz$", recursive = TRUE, full.names = TRUE)) writeBin(charToRaw("broken"), file)
  expect_null(find("mine"))
  not_a_folder <- tempfile()
  file.create(not_a_folder)
  expect_silent(rosetteArabidopsis:::store_answer(rosetteArabidopsis:::open_cache(not_a_folder, "s", ""), "GET /", raw(), "one"))
})

test_that("a file that arrives damaged is not kept", {
  listing <- list(f = list(
    name = "f.txt", type = "file", size = 3, lastModified = NULL, path = "Genes/f.txt", isPremium = FALSE, sha256 = strrep("0", 64)
  ))
  told <- local_site(answer(listing), answer("abc"))
  folder <- new_folder()
  expect_error(rosette_download(connect(told$address), "Genes/f.txt", folder), "damaged")
  expect_length(list.files(folder), 0)
  listing$f$sha256 <- as.character(openssl::sha256("abc"))
  told$answer(answer(listing), answer("abc"))
  expect_equal(readLines(rosette_download(connect(told$address), "Genes/f.txt", folder), warn = FALSE), "abc")
  expect_equal(list.files(folder), "f.txt")
})
