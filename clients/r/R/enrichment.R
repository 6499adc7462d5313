#' What genes have in common
#'
#' Terms that the genes have more often than expected.
#'
#' @inheritParams rosette_annotations
#' @param source What they may have in common: `"go_bp"`, `"go_mf"`, `"go_cc"`, `"po_structure"`, `"po_stage"`, `"family"`, `"interpro"`,
#'   `"publication"`, `"pathway"` or `"gene_set"`.
#' @param background Genes from which the list could have been drawn; `NULL`: those that the site compares with by itself.
#' @param ... Further settings of the call `enrichment`, such as `alpha = 0.01`, `correction = "bonferroni"` or `evidence = "curated"`.
#' @return A tibble with a row for each term: `id`, `name`, `found`, `withTerm`, `expected`, `fold`, `log10P`, `log10Q`, `genes` and
#'   others. `rosette_facts()` has the settings, the counts and `method`, a sentence for the methods section; `rosette_missing()` the ids
#'   that are not genes of the release.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' terms <- rosette_enrichment(site, c("AG", "AP1", "AP3", "PI", "SEP3"), min = 1)
#' terms[c("id", "name", "found", "log10Q")]
#' rosette_facts(terms)$method
rosette_enrichment <- function(site, ids, source = "go_bp", background = NULL, ...) {
  if (length(source) != 1 || grepl(",", source)) {
    stop("One source at a time: sources are corrected one by one, so call it once for each.", call. = FALSE)
  }
  stale <- site$stale
  items <- function(ids) I(askable(as_looked_up(as_inputs(ids))))
  body <- c(list(...), list(items = items(ids), source = source, backgroundItems = if (!is.null(background)) items(background)))
  answer <- ask_json(site, call_of("enrichment", body = body))
  gone <- strings_of(answer$list$notMatched$ids)
  facts <- answer[setdiff(names(answer), "terms")]
  as_result(
    site, typed_columns(answer$terms, term_columns), stale, stats::setNames(rep("the release has no such gene", length(gone)), gone), facts
  )
}
