first_look <- 0.5
slowest_look <- 10

#' Searches sequences with BLAST
#'
#' Starts the search, waits until it is done, and gives a row for each alignment.
#'
#' @param site A connection made by [rosette()].
#' @param queries Sequences under their names (a named character vector, or what [as.character()] makes one of, such as an `AAStringSet`),
#'   or a text in FASTA.
#' @param program `"blastp"`, `"blastn"`, `"blastx"`, `"tblastn"` or `"tblastx"`.
#' @param database One database or several, by the names that the documentation of the API lists.
#' @param ... Further fields of the call, such as `Expectation = "1e-10"`.
#' @return A tibble with `query`, `subject`, `title`, `database`, `locus`, `identity`, `length`, `query_cover`, `query_start`,
#'   `query_end`, `subject_start`, `subject_end`, `evalue` and `bit_score`. `rosette_facts()` has the address of the run, the databases
#'   and the version of BLAST+; `rosette_missing()` the queries to which nothing similar was found.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' protein <- rosette_sequences(site, "AG")$sequence
#' try(rosette_blast(site, c(AG = protein)))
rosette_blast <- function(site, queries, program = "blastp", database = "Araport11_pep_20220914", ...) {
  stale <- site$stale
  texts <- if (is.character(queries)) queries else as.character(queries)
  if (!is.null(names(texts))) texts <- paste0(">", names(texts), "\n", texts, "\n")
  body <- c(list(...), list(
    Algorithm = program, BlastTargetSet = if (length(database) == 1) database else I(database), textbox = "seq",
    QueryText = paste(texts, collapse = "")
  ))
  started <- start_run(site, call_of("blast", body = body))
  await_run(site, started$token)
  result <- function(query = NULL) ask_json(site, call_of("blast_result", within = list(token = started$token), query = list(query = query)))
  first <- result()
  hits <- lapply(seq_along(first$queries), function(number) {
    (if (length(first$queries) == 1) first else result(number - 1))$hits
  })
  names <- vapply(first$queries, `[[`, "", "name")
  is_empty <- vapply(first$queries, `[[`, 0, "hits") == 0
  facts <- list(token = started$token, address = started$address, databases = first$databases, version = first$version)
  missing <- stats::setNames(rep("nothing similar was found", sum(is_empty)), names[is_empty])
  as_result(site, alignment_columns(rep(names, lengths(hits)), unlist(hits, recursive = FALSE)), stale, missing, facts)
}

await_run <- function(site, token) {
  pause <- first_look
  repeat {
    # Never from the cache: the state of a run is that of now.
    status <- ask_json(site, call_of("run", within = list(token = token)), is_stored = FALSE)
    if (status$state == "done") return(invisible())
    if (!status$state %in% c("waiting", "running")) {
      fault <- text_or(status$fault, "it was cancelled")
      rosette_stop("rosette_error", paste0("The run ", status$state, ": ", fault, " Change the request and start it again."), status$state)
    }
    site$sleep(pause)
    pause <- min(slowest_look, pause * 1.5)
  }
}

alignment_columns <- function(queries, hits) {
  of <- rep(seq_along(hits), vapply(hits, function(hit) length(hit$hsps), 0L))
  hsps <- unlist(lapply(hits, `[[`, "hsps"), recursive = FALSE)
  of_hit <- function(name, type) typed_column(lapply(hits, `[[`, name), type)[of]
  of_hsp <- function(name) typed_column(lapply(hsps, `[[`, name), "numeric")
  list(
    query = as.character(queries)[of], subject = of_hit("subject", "character"), title = of_hit("title", "character"),
    database = of_hit("database", "character"),
    locus = typed_column(lapply(hits, function(hit) hit$locus$locus$label), "character")[of],
    identity = of_hsp("identity"), length = of_hsp("length"), query_cover = of_hit("queryCover", "numeric"),
    query_start = of_hsp("queryStart"), query_end = of_hsp("queryEnd"), subject_start = of_hsp("subjectStart"),
    subject_end = of_hsp("subjectEnd"), evalue = of_hsp("evalue"), bit_score = of_hsp("bitScore")
  )
}
