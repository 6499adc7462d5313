resolved <- function(...) {
  keys <- list(...)
  lines <- lapply(names(keys), function(input) {
    key <- keys[[input]]
    if (is.na(key)) return(list(input = input, bucket = "unknown"))
    record <- list(kind = "locus", key = key, label = paste0("AT", key, "G00010"))
    list(input = input, bucket = "matched", by = "name", record = record)
  })
  answer(list(lines = lines))
}

test_that("ids are taken as they are, and texts are split on request", {
  as_inputs <- rosetteArabidopsis:::as_inputs
  expect_equal(split_ids("AG, FT\nFLC;WUS"), c("AG", "FT", "FLC", "WUS"))
  expect_equal(split_ids(""), character())
  expect_equal(as_inputs("beta-1,3-glucanase"), "beta-1,3-glucanase")
  expect_equal(as_inputs(factor(c("b", "a"))), c("b", "a"))
  expect_equal(as_inputs(list("AG", NULL, 7)), c("AG", NA, "7"))
  expect_error(as_inputs(data.frame(gene = "AG")), "column of a data frame")
})

test_that("what is blank or too long is not sent, and has a row", {
  told <- local_site(resolved(AG = 4))
  table <- rosette_resolve(connect(told$address), c(" AG ", NA, "", "\u200b", strrep("x", 201), "AG"))
  expect_equal(jsonlite::fromJSON(told$asked()[[1]]$body)$ids, "AG")
  expect_match(told$asked()[[1]]$body, "[\"AG\"]", fixed = TRUE)
  expect_equal(table$input[c(1, 2, 6)], c(" AG ", NA, "AG"))
  expect_equal(table$name, c("AT4G00010", rep(NA, 4), "AT4G00010"))
  expect_equal(table$same_as, c(NA, NA, 2L, NA, NA, 1L))
  expect_equal(unique(table$bucket[2:5]), "unknown")
  expect_equal(nrow(rosette_missing(table)), 4)
})

test_that("no ids are an empty table with a release and the same columns", {
  told <- local_site()
  none <- rosette_resolve(connect(told$address), character())
  expect_equal(rosette_release(none), "one")
  told$answer(resolved(AG = 4))
  some <- rosette_resolve(connect(told$address), "AG")
  expect_equal(lapply(none, typeof), lapply(some, typeof))
})

test_that("another spelling has the record of the first, and candidates are named", {
  told <- local_site(answer(list(lines = list(
    list(input = "ag", bucket = "matched", by = "symbol", record = list(kind = "locus", key = 4, label = "AT4G18960")),
    list(input = "AG", bucket = "duplicate", ofLine = 1),
    list(input = "old", bucket = "obsolete", record = NULL, successors = list(list(kind = "locus", key = 5, label = "AT5G00010"))),
    list(input = "gone", bucket = "obsolete", record = NULL, successors = list()),
    list(input = "either", bucket = "ambiguous", candidates = list(
      list(kind = "locus", key = 6, label = "A", by = "symbol"), list(kind = "locus", key = 7, label = "B", by = "alias")
    ))
  ))))
  table <- rosette_resolve(connect(told$address), c("ag", "AG", "old", "gone", "either"))
  expect_equal(table$name, c("AT4G18960", "AT4G18960", NA, NA, NA))
  expect_equal(vapply(table$candidates, nrow, 0L), c(0L, 0L, 1L, 0L, 2L))
  expect_equal(rosette_missing(table)$reason, c("it is obsolete; now AT5G00010", "it is obsolete", "it may mean A, B"))
})

test_that("a table states its release, also when it is a part of one", {
  told <- local_site(resolved(AG = 4, b = NA))
  table <- rosette_resolve(connect(told$address), c("AG", "b"))
  expect_equal(rosette_release(table[1, ]), "one")
  expect_false(rosette_from_cache(table))
  expect_match(paste(capture.output(print(table)), collapse = "\n"), "Release:.*one.*Missing:.*1 input,")
})

test_that("annotations are fetched in halves if one call does not give them all", {
  hits <- function(total, ...) answer(list(total = total, docs = lapply(c(...), function(key) list(locusId = key, keyword = paste("of", key)))))
  told <- local_site(resolved(a = 1, b = NA, c = 2, d = 3), hits(9, 1), hits(2, 1, 1), hits(1, 2))
  table <- rosette_annotations(connect(told$address), c("a", "b", "c", "d", "a"))
  expect_equal(table$input, c("a", "a", "b", "c", "d", "a", "a"))
  expect_equal(table$keyword, c("of 1", "of 1", NA, "of 2", NA, "of 1", "of 1"))
  expect_equal(rosette_missing(table)$reason, c("the release has no such name", "the release has nothing of it"))
  sent <- lapply(told$asked()[-1], function(each) jsonlite::fromJSON(each$body, simplifyVector = FALSE)$searchTerms[[1]]$genes$keys)
  expect_equal(sent, list(list(1L, 2L, 3L), list(1L), list(2L, 3L)))
  expect_type(table$authors, "list")
  expect_s3_class(table$dateLastModified, "Date")
})

test_that("columns have one type whatever is in them", {
  told <- local_site(resolved(a = NA))
  none <- rosette_mutants(connect(told$address), "a")
  expect_equal(nrow(none), 1)
  line <- list(line = "SALK_1", position = 5, deposited_on = "2020-02-29", germplasms = list(list(kind = "germplasm", key = 1, label = "CS1")))
  told$answer(resolved(a = 1), answer(list(total = 1, genes = list(list(locus = list(label = "AT1G00010"), shown = list(line))))))
  some <- rosette_mutants(connect(told$address), "a")
  expect_equal(lapply(none, class), lapply(some, class))
  expect_equal(some$deposited_on, as.Date("2020-02-29"))
  expect_equal(some$germplasms[[1]]$label, "CS1")
  expect_equal(nrow(none$germplasms[[1]]), 0)
})

test_that("sequences are those of each input", {
  told <- local_site(
    resolved(a = 1, AT2G00010.2 = 2, b = NA), answer(">AT1G00010.1 SYM | Chr1\nMK\nV\n"), answer(">AT2G00010.2 NOT FOUND: no such model\n")
  )
  table <- rosette_sequences(connect(told$address), c("a", "AT2G00010.2", "b", "a"))
  expect_equal(table$name, c("AT1G00010.1", NA, NA, "AT1G00010.1"))
  expect_equal(table$sequence, c("MKV", NA, NA, "MKV"))
  expect_equal(table$reason, c(NA, "no such model", "the release has no such name", NA))
  expect_equal(rosette_missing(table)$input, c("AT2G00010.2", "b"))
})

test_that("FASTA has what is missing on top", {
  read <- rosetteArabidopsis:::read_fasta(">AT9G99999 NOT FOUND: no such gene\n>AT4G18960.1 AG | Chr4\nMK\nV\n>AT4G18960.1-2\nAC\n")
  expect_equal(read$missing, c(AT9G99999 = "no such gene"))
  expect_equal(read$records, list(name = c("AT4G18960.1", "AT4G18960.1-2"), description = c("AG | Chr4", ""), sequence = c("MKV", "AC")))
  expect_length(rosetteArabidopsis:::read_fasta("")$records$name, 0)
  expect_equal(rosetteArabidopsis:::loci_of("AT1G01010-AT1G01020"), c("AT1G01010", "AT1G01020"))
  expect_equal(rosetteArabidopsis:::loci_of("AT4G18960.1-2"), "AT4G18960")
})

test_that("mutants are read on by cursor", {
  page <- function(after, label, ...) {
    genes <- list(list(locus = list(label = label), shown = lapply(c(...), function(line) list(line = line))))
    answer(list(total = 101, genes = genes, `next` = after))
  }
  told <- local_site(resolved(a = 1, b = 2), page("c+/=", "AT1G00010", "SALK_1", "SALK_2"), page(NULL, "AT2G00010"))
  table <- rosette_mutants(connect(told$address), c("a", "b"), is.part = "coding exon")
  expect_equal(table$input, c("a", "a", "b"))
  expect_equal(table$line, c("SALK_1", "SALK_2", NA))
  paths <- vapply(told$asked()[-1], `[[`, "", "path")
  expect_match(paths[1], "is.part=coding%20exon", fixed = TRUE)
  expect_no_match(paths[1], "cursor", fixed = TRUE)
  expect_match(paths[2], "is.part=coding%20exon", fixed = TRUE)
  expect_match(paths[2], "cursor=c%2B%2F%3D", fixed = TRUE)
  expect_length(paths, 2)
  joined <- rosetteArabidopsis:::joined_in_parts
  expect_equal(joined(c("AT1G00010", "AT2G00010", "AT3G00010"), 20), c("AT1G00010,AT2G00010", "AT3G00010"))
  expect_equal(joined(character(), 20), character())
})

test_that("the items of a list are read on by cursor", {
  page <- function(item, after) {
    items <- list(list(item = item, status = "gone", record = NULL, successors = list()))
    answer(list(kind = "locus", count = 9, counts = list(gone = 9), items = items, `next` = after))
  }
  told <- local_site(page("a", "one"), page("b", NULL))
  expect_equal(rosette_list_items(connect(told$address), "L")$item, c("a", "b"))
  paths <- vapply(told$asked(), `[[`, "", "path")
  expect_equal(sub(".*[?]", "", paths), c("size=1000", "size=1000&cursor=one"))
})

test_that("pages are fetched by number and then by cursor, up to as many rows as are wanted", {
  page <- function(row, ...) answer(list(docs = list(list(id = row)), total = 600, ...))
  told <- local_site(page(1), page(2, cursors = list(`next` = "c")), page(3, cursors = list(`next` = NULL)))
  table <- rosette_search(connect(told$address), "AG")
  expect_equal(table$id, 1:3)
  expect_equal(rosette_facts(table)$total, 600)
  sent <- lapply(told$asked(), function(each) jsonlite::fromJSON(each$body)[c("page", "cursor")])
  expect_equal(lapply(sent, unlist), list(c(page = 1L), c(page = 2L), c(cursor = "c")))
  told$answer(page(1), page(2))
  expect_equal(nrow(rosette_search(connect(told$address), "AG", most = 1)), 1)
  expect_length(told$asked(), 1)
  expect_error(rosette_search(connect(told$address)), "either a text or a form")
})

test_that("a BLAST result has a row for each alignment", {
  hsp <- list(identity = 99.5, length = 9, queryStart = 1, queryEnd = 9, subjectStart = 2, subjectEnd = 10, evalue = 1e-9, bitScore = 50)
  hit <- list(subject = "AT1G00010.1", title = "t", database = "d", queryCover = 100, locus = NULL, hsps = list(hsp, hsp))
  queries <- list(list(name = "mine", length = 9, hits = 1), list(name = "other", length = 9, hits = 0))
  result <- list(queries = queries, databases = list(), version = "2.16", hits = list(hit))
  told <- local_site(
    answer(list(token = "t", address = "/runs/t", state = "waiting"), 201), answer(list(state = "done", fault = NULL)), answer(result),
    answer(result), answer(c(result[1:3], list(hits = list())))
  )
  table <- rosette_blast(connect(told$address), c(mine = "MKV", other = "MKL"))
  expect_equal(table$query, c("mine", "mine"))
  expect_equal(table$evalue, c(1e-9, 1e-9))
  expect_equal(table$locus, c(NA_character_, NA))
  expect_equal(rosette_missing(table), tibble::tibble(input = "other", reason = "nothing similar was found"))
  expect_equal(jsonlite::fromJSON(told$asked()[[1]]$body)$QueryText, ">mine\nMKV\n>other\nMKL\n")
})

test_that("annotations become TERM2GENE and TERM2NAME without what they deny", {
  hit <- function(key, term, relationship = "involved in", id = paste0("GO:00000", term)) {
    list(
      locusId = key, locus_name = paste0("AT", key, "G00010"), keyword = paste("term", term), keyword_id = term, gopoId = id,
      relationshipType = relationship
    )
  }
  hits <- list(hit(1, 11), hit(1, 11), hit(1, 12, "NOT involved in"), hit(2, 11, NULL), hit(2, 13, "NOTHING", id = NULL))
  told <- local_site(resolved(a = 1, b = 2, c = 3), answer(list(total = 5, docs = hits)))
  annotations <- rosette_annotations(connect(told$address), c("a", "b", "c"))
  expect_equal(as_term2gene(annotations), data.frame(
    term = c("GO:0000011", "GO:0000011", "keyword:13"), gene = c("AT1G00010", "AT2G00010", "AT2G00010")
  ))
  expect_equal(as_term2name(annotations), data.frame(term = c("GO:0000011", "keyword:13"), name = c("term 11", "term 13")))
  expect_error(as_term2gene(data.frame(gene = 1)), "rosette_annotations")
})
