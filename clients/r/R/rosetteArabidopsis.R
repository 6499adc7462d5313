#' Arabidopsis data from a Rosette site
#'
#' Begin with [rosette()], and give the connection to the other functions: [rosette_resolve()], [rosette_search()], [rosette_records()],
#' [rosette_annotations()], [rosette_sequences()], [rosette_enrichment()], [rosette_mutants()], [rosette_list_items()], [rosette_blast()],
#' [rosette_downloads()] and [rosette_releases()].
#'
#' @keywords internal
"_PACKAGE"
