#' Annotations for clusterProfiler
#'
#' The arguments `TERM2GENE` and `TERM2NAME` of `clusterProfiler::enricher()` and `GSEA()`. What an annotation denies (NOT) is left out, as
#' are genes without an annotation. Terms are those of the annotations themselves: terms above them are not added.
#'
#' @param annotations A result of [rosette_annotations()].
#' @return A data frame of two columns, each row once: `term` (`"GO:0005634"`; the site's own key, `"keyword:537"`, for a term that no ontology
#'   has) and `gene`, or `term` and `name`.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' annotations <- rosette_annotations(site, c("AG", "AP3", "AT5G10140"))
#' head(as_term2gene(annotations))
#' head(as_term2name(annotations))
#' # clusterProfiler::enricher(genes, TERM2GENE = as_term2gene(annotations), TERM2NAME = as_term2name(annotations))
as_term2gene <- function(annotations) {
  held <- affirmed(annotations)
  unique_rows(data.frame(term = term_ids(held), gene = held$locus_name))
}

#' @rdname as_term2gene
#' @export
as_term2name <- function(annotations) {
  held <- affirmed(annotations)
  unique_rows(data.frame(term = term_ids(held), name = held$keyword))
}

affirmed <- function(annotations) {
  if (!all(c("keyword_id", "gopoId", "keyword", "locus_name", "relationshipType") %in% names(annotations))) {
    stop("Give a result of rosette_annotations(), with its columns.", call. = FALSE)
  }
  is_denied <- grepl("^NOT\\b", annotations$relationshipType)
  annotations[!is.na(annotations$keyword_id) & !is_denied, ]
}

term_ids <- function(annotations) {
  ifelse(is.na(annotations$gopoId), sprintf("keyword:%.0f", annotations$keyword_id), annotations$gopoId)
}

unique_rows <- function(frame) {
  frame <- unique(frame)
  rownames(frame) <- NULL
  frame
}
