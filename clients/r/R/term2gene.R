#' Annotations for clusterProfiler
#'
#' The arguments `TERM2GENE` and `TERM2NAME` of `clusterProfiler::enricher()` and `GSEA()`. What an annotation denies (NOT) is left out, as
#' are genes without an annotation. Terms are those of the annotations themselves: terms above them are not added.
#'
#' @param annotations A result of [rosette_annotations()].
#' @param site A connection with which the accessions of the terms are looked up (`"GO:0005634"`); whoever may not see records needs a
#'   token for it. Without it, terms have the site's own keys (`"keyword:537"`).
#' @return A data frame of two columns, each row once: `term` and `gene`, or `term` and `name`.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' annotations <- rosette_annotations(site, c("AG", "AP3", "AT5G10140"))
#' head(as_term2gene(annotations))
#' head(as_term2name(annotations))
#' # clusterProfiler::enricher(genes, TERM2GENE = as_term2gene(annotations), TERM2NAME = as_term2name(annotations))
as_term2gene <- function(annotations, site = NULL) {
  held <- affirmed(annotations)
  unique_rows(data.frame(term = term_ids(held$keyword_id, site), gene = held$locus_name))
}

#' @rdname as_term2gene
#' @export
as_term2name <- function(annotations, site = NULL) {
  held <- affirmed(annotations)
  unique_rows(data.frame(term = term_ids(held$keyword_id, site), name = held$keyword))
}

affirmed <- function(annotations) {
  if (!all(c("keyword_id", "keyword", "locus_name", "relationshipType") %in% names(annotations))) {
    stop("Give a result of rosette_annotations(), with its columns.", call. = FALSE)
  }
  is_denied <- grepl("^NOT\\b", annotations$relationshipType)
  annotations[!is.na(annotations$keyword_id) & !is_denied, ]
}

term_ids <- function(keys, site) {
  ids <- sprintf("keyword:%.0f", keys)
  if (is.null(site) || length(keys) == 0) return(ids)
  terms <- rosette_records(site, sprintf("key:%.0f", unique(keys)), "keyword")
  accessions <- typed_column(lapply(terms$record, function(record) record$summary$extdbId), "character")
  of <- accessions[match(keys, unique(keys))]
  ifelse(is.na(of), ids, of)
}

unique_rows <- function(frame) {
  frame <- unique(frame)
  rownames(frame) <- NULL
  frame
}
