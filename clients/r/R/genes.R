# Annotations of so many genes are usually fewer than one call gives.
loci_at_once <- 200
most_rows <- 10000
# An address has a limited length.
longest_items <- 6000
mutants_of_page <- 100

#' Annotations of genes
#'
#' GO and PO annotations with evidence and references, a row for each. A gene without any has a row, too, whose further columns are `NA`.
#'
#' @inheritParams rosette_resolve
#' @param ids Genes, in any spelling: a vector, each element of which is one id.
#' @return A tibble with `input`, `bucket`, `same_as`, `locus_name` and what the site shows of an annotation: `keyword` (the term),
#'   `gopoId`, `keyword_id`, `keywordTypeFull` (its aspect), `relationshipType`, `evidenceCodeFull`, `references`, `authors` and others.
#' @seealso [as_term2gene()] for clusterProfiler.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' annotations <- rosette_annotations(site, c("AG", "AT5G10140"))
#' annotations[c("input", "locus_name", "keyword", "evidenceCodeFull")]
rosette_annotations <- function(site, ids) {
  stale <- site$stale
  genes <- resolve_inputs(site, as_inputs(ids), "locus")
  keys <- unique(genes$key[!is.na(genes$key) & !is.na(genes$name)])
  parts <- for_each_part(site, in_parts(keys, loci_at_once), "parts of annotations", function(part) annotations_of(site, part))
  hits <- unlist(parts, recursive = FALSE)
  of_locus <- vapply(hits, function(hit) if (is.null(hit$locusId)) NA_real_ else as.numeric(hit$locusId), 0)
  rows_of_inputs(site, stale, genes, hits, annotation_columns, of_locus, genes$key)
}

# In halves, if one call does not give them all.
annotations_of <- function(site, keys) {
  terms <- list(list(genes = list(keys = I(keys))))
  call <- function(page) call_of("search_form", within = list(form = "annotation"), body = c(list(searchTerms = terms), page))
  answer <- ask_json(site, call(list(rowsLimit = most_rows)))
  if (answer$total <= length(answer$docs)) return(answer$docs)
  if (length(keys) == 1) return(fetch_pages(site, call)$rows)
  half <- seq_len(length(keys) %/% 2)
  c(annotations_of(site, keys[half]), annotations_of(site, keys[-half]))
}

#' Insertion lines of genes
#'
#' The best line first, a row for each. A gene without any has a row, too, whose further columns are `NA`.
#'
#' @inheritParams rosette_annotations
#' @param ... Filters of the call `mutants`, such as `is.part = "coding exon"`.
#' @return A tibble with `input`, `bucket`, `same_as`, `locus_name`, `line`, `part` (where in the gene), `zygosity`, `germplasms` (what to
#'   order: a tibble of records in each row), `phenotypes`, `position` and others.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' rosette_mutants(site, c("AG", "AT5G10140"))[c("input", "line", "part", "zygosity")]
rosette_mutants <- function(site, ids, ...) {
  stale <- site$stale
  genes <- resolve_inputs(site, as_inputs(ids), "locus")
  parts <- joined_in_parts(unique(genes$name[!is.na(genes$name)]), longest_items)
  found <- unlist(for_each_part(site, parts, "parts of mutants", function(part) genes_with_mutants(site, part, list(...))), recursive = FALSE)
  hits <- unlist(lapply(found, `[[`, "shown"), recursive = FALSE)
  of_locus <- rep(vapply(found, function(gene) gene$locus$label, ""), vapply(found, function(gene) length(gene$shown), 0L))
  rows_of_inputs(site, stale, genes, hits, mutant_columns, of_locus, genes$name)
}

genes_with_mutants <- function(site, items, filters) {
  settings <- c(filters, list(items = items, alleles = "all", size = mutants_of_page))
  pages <- fetch_by_cursor(site, function(cursor) call_of("mutants", query = c(settings, list(cursor = cursor))))
  unlist(lapply(pages, `[[`, "genes"), recursive = FALSE)
}

# Each input with all that was found of it, and with nothing if nothing was. `of` says which `wanted` gene each found row belongs to.
rows_of_inputs <- function(site, stale, genes, hits, types, of, wanted) {
  at <- split(seq_along(of), as.character(of))
  found <- unname(at[as.character(wanted)])
  found[is.na(wanted)] <- list(NULL)
  is_empty <- lengths(found) == 0
  found[is_empty] <- list(NA_integer_)
  input <- rep(seq_along(found), lengths(found))
  own <- list(input = genes$input[input], bucket = genes$bucket[input], same_as = genes$same_as[input])
  rows <- unlist(found)
  # The last row of the columns is one in which nothing was found.
  columns <- typed_columns(c(hits, list(list())), types)
  rows[is.na(rows)] <- length(hits) + 1
  further <- lapply(columns, function(column) column[rows])
  as_result(site, c(own, further), stale, missing_of(genes, is_empty))
}
