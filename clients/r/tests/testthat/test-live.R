mixed <- c("at4g18960", "AG", "nonsense", "", "AT4G18960", "AT4G18960.1", "AT1G00000", "nonsense", NA, strrep("x", 300))

test_that("releases name what is held", {
  part_of_run("open")
  site <- live_site()
  facts <- rosette_releases(site)
  expect_true(facts$releaseId %in% facts$held)
  expect_equal(rosette_release(site), facts$releaseId)
})

test_that("resolve has a row for each input in its place", {
  part_of_run("open")
  site <- live_site()
  table <- rosette_resolve(site, mixed)
  expect_equal(table$input, mixed)
  expect_equal(table$name[1:6], c("AT4G18960", "AT4G18960", NA, NA, "AT4G18960", "AT4G18960"))
  expect_equal(table$bucket[1:4], c("matched", "alias", "unknown", "unknown"))
  expect_equal(table$same_as[c(1, 8)], c(NA, 3L))
  expect_equal(rosette_release(table), rosette_release(site))
})

test_that("100,000 ids take one call, and not much longer than the same request sent bare with its JSON parsed", {
  part_of_run("open")
  site <- live_site()
  ids <- sprintf("AT%dG%05d", 1 + (0:99999) %% 5, 0:99999)
  body <- charToRaw(as.character(jsonlite::toJSON(list(ids = ids, kind = "locus"), auto_unbox = TRUE)))
  request <- httr2::req_body_raw(httr2::request(paste0(site$address, "/api/resolve")), body, type = "application/json")
  bare <- function() jsonlite::fromJSON(httr2::resp_body_string(httr2::req_perform(request)), simplifyVector = FALSE)
  seconds <- function(run) stats::median(replicate(3, system.time(run())[["elapsed"]]))
  expect_equal(rosette_resolve(site, ids, "locus")$input, ids)
  own <- seconds(function() rosette_resolve(site, ids, "locus"))
  beside <- seconds(bare)
  cat(sprintf("\n100,000 ids: %.2f s, sent bare %.2f s, %.2f x\n", own, beside, own / beside))
  # Several times what it takes on an idle machine: what is noticed here is work that grows faster than the list.
  expect_lt(own, 5 * beside)
})

test_that("records are those of single calls", {
  part_of_run("open")
  site <- live_site()
  table <- rosette_records(site, c("AG", "AT4G18960", "no such gene", ""))
  expect_equal(lapply(table$record, `[[`, "name"), list("AT4G18960", "AT4G18960", NULL, NULL))
  expect_equal(rosette_record(site, "AG"), table$record[[1]])
  expect_error(rosette_record(site, "no such gene"), "no such gene", class = "rosette_not_found")
  expect_error(rosette_records(site, "AG", "nonsense"), class = "rosette_invalid_request")
  many <- rosette_records(site, c(sprintf("AT1G%05d", 0:1499), "AG"))
  expect_equal(nrow(many), 1501)
  expect_false(is.null(many$record[[1501]]))
})

test_that("search goes through all pages", {
  part_of_run("open")
  site <- live_site()
  rows <- rosette_search(site, form = "gene", criteria = list())
  expect_gt(nrow(rows), 300)
  expect_equal(nrow(rows), rosette_facts(rows)$total)
  expect_false(any(duplicated(rows$locus_tairObjectId)))
  expect_equal(rosette_search(site, "AG", most = 1)$gene_name, "AT4G18960")
})

test_that("annotations, sequences and mutants have a row for each input", {
  part_of_run("open")
  site <- live_site()
  inputs <- c("AG", "no such gene", "AT4G18960.1", NA)
  for (read in list(rosette_annotations, rosette_sequences, rosette_mutants)) {
    table <- read(site, inputs)
    expect_equal(unique(table$input), inputs)
    expect_setequal(rosette_missing(table)$input, c("no such gene", "NA"))
    expect_equal(rosette_release(table), rosette_release(site))
  }
  annotations <- rosette_annotations(site, inputs)
  terms <- as_term2name(annotations)
  expect_true("GO:0048440" %in% terms$term)
  expect_equal(terms$name[terms$term == "GO:0048440"], "carpel development")
  expect_true(all(as_term2gene(annotations)$gene == "AT4G18960"))
})

test_that("enrichment states what it compared", {
  part_of_run("open")
  site <- live_site()
  table <- rosette_enrichment(site, c("AG", "AT5G10140", "AT1G65480", "no such gene"), min = 1, alpha = 1)
  expect_gt(nrow(table), 0)
  expect_equal(rosette_facts(table)$settings$source, "go_bp")
  expect_match(rosette_facts(table)$method, "hypergeometric")
  expect_equal(rosette_missing(table)$input, "no such gene")
  expect_error(rosette_enrichment(site, "AG", source = "go_bp,go_mf"), "One source")
})

test_that("BLAST finds a protein by itself", {
  part_of_run("open")
  site <- live_site()
  protein <- rosette_sequences(site, "AG")$sequence
  table <- rosette_blast(site, c(mine = protein))
  expect_equal(table$subject[1], "AT4G18960.1")
  expect_equal(table$identity[1], 100)
})

test_that("files are listed and saved, and an unknown list is not found", {
  part_of_run("open")
  site <- live_site()
  listed <- rosette_downloads(site, "Genes")
  expect_equal(listed$name, "loci.txt")
  saved <- rosette_download(site, "Genes/loci.txt", tempdir())
  expect_equal(file.size(saved), listed$size)
  expect_error(rosette_list_items(site, strrep("A", 22)), class = "rosette_not_found")
})

test_that("a guarded site refuses records without a token, and shows them with one", {
  part_of_run("guarded")
  site <- live_site(token = "")
  expect_equal(rosette_resolve(site, "AG")$name, "AT4G18960")
  denied <- expect_error(rosette_records(site, "AG"), "ROSETTE_TOKEN", class = "rosette_access_denied")
  expect_true(nzchar(denied$request_id))
  expect_error(rosette_resolve(live_site(token = "rosette_wrong"), "AG"), "profile page", class = "rosette_access_denied")
  # ROSETTE_TOKEN is set.
  expect_equal(rosette_record(live_site(), "AG")$name, "AT4G18960")
})

test_that("every result is of the pinned release", {
  part_of_run("pinned")
  release <- Sys.getenv("ROSETTE_TEST_RELEASE")
  served <- Sys.getenv("ROSETTE_TEST_SERVED")
  site <- live_site(release = release)
  expect_equal(rosette_release(rosette_resolve(site, "AG")), release)
  expect_equal(rosette_releases(site)$held, c(served, release))
  follows <- live_site()
  expect_equal(rosette_release(rosette_resolve(follows, "AG")), served)
})

test_that("a release that is gone is named with the one that is served", {
  part_of_run("gone")
  site <- live_site(release = Sys.getenv("ROSETTE_TEST_RELEASE"))
  gone <- expect_error(rosette_resolve(site, "AG"), class = "rosette_release_not_held")
  expect_equal(gone$served, Sys.getenv("ROSETTE_TEST_SERVED"))
})

asked_before <- c(sprintf("AT1G%05d", 0:2999), "AG")

test_that("what is asked while the site is up", {
  part_of_run("up")
  site <- live_site(cache = TRUE)
  expect_false(rosette_from_cache(rosette_resolve(site, asked_before)))
  expect_false(is.null(rosette_records(site, "AG")$record[[1]]))
})

test_that("is answered from the cache when it is down", {
  part_of_run("down")
  site <- live_site(cache = TRUE, longest_wait = 0)
  expect_warning(table <- rosette_resolve(site, asked_before), Sys.getenv("ROSETTE_TEST_RELEASE"), class = "rosette_stale_answer")
  expect_equal(nrow(table), length(asked_before))
  expect_true(rosette_from_cache(table))
  expect_equal(rosette_release(table), Sys.getenv("ROSETTE_TEST_RELEASE"))
  expect_warning(records <- rosette_records(site, "AG"), class = "rosette_stale_answer")
  expect_false(is.null(records$record[[1]]))
  expect_error(rosette_resolve(site, "AP3"), "does not answer", class = "rosette_site_unavailable")
  other <- live_site(cache = TRUE, longest_wait = 0, token = "rosette_of_somebody")
  expect_error(rosette_resolve(other, asked_before), class = "rosette_site_unavailable")
})
