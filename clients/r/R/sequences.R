most_sequences <- 10000

#' Sequences of genes
#'
#' Loci give the sequence of their representative gene model, or of every one; gene models their own.
#'
#' @inheritParams rosette_annotations
#' @param dataset Which sequences: `"araport11_protein"`, `"araport11_cds"`, `"araport11_cdna"`, `"araport11_gene"`,
#'   `"araport11_upstream"`, ...; the documentation of the API lists them.
#' @param every_model Whether a locus gives the sequences of all its gene models.
#' @param flank Of upstream and downstream sequences, a list such as `list(length = 1000)`.
#' @return A tibble with a row for each sequence: `input`, `bucket`, `same_as`, `locus`, `name` (of the sequence), `description`,
#'   `sequence` and, where there is none, `reason`.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' proteins <- rosette_sequences(site, c("AG", "AT1G65480"))
#' nchar(proteins$sequence)
#' # For Biostrings: AAStringSet(setNames(proteins$sequence, proteins$name))
rosette_sequences <- function(site, ids, dataset = "araport11_protein", every_model = FALSE, flank = NULL) {
  stale <- site$stale
  genes <- resolve_inputs(site, as_inputs(ids), "locus")
  is_model <- is_gene_model(genes$text)
  has_gene <- !is.na(genes$name)
  wanted <- ifelse(is_model, toupper(genes$text), genes$name)
  of_loci <- fetch_sequences(site, unique(wanted[has_gene & !is_model]), dataset, if (every_model) "all_gene_models" else "one_per_locus", flank)
  of_models <- fetch_sequences(site, unique(wanted[has_gene & is_model]), dataset, "matching_model", flank)
  reason <- reasons_of(genes$bucket, genes$candidates)
  rows <- lapply(seq_along(genes$input), function(at) {
    from <- if (is_model[at]) of_models else of_loci
    found <- if (has_gene[at]) from$of[[wanted[at]]]
    if (is.null(found)) {
      said <- if (has_gene[at]) from$missing[wanted[at]] else NA
      return(list(at = at, row = NA_integer_, is_model = is_model[at], reason = unname(if (is.na(said)) reason[at] else said)))
    }
    list(at = at, row = found, is_model = is_model[at], reason = NA_character_)
  })
  picked <- function(name) {
    unlist(lapply(rows, function(each) (if (each$is_model) of_models else of_loci)$records[[name]][each$row]))
  }
  at <- rep(seq_along(rows), vapply(rows, function(each) length(each$row), 0L))
  reasons <- vapply(rows, `[[`, "", "reason")
  columns <- list(
    input = genes$input[at], bucket = genes$bucket[at], same_as = genes$same_as[at], locus = genes$name[at],
    name = as.character(picked("name")), description = as.character(picked("description")), sequence = as.character(picked("sequence")),
    reason = reasons[at]
  )
  is_empty <- !is.na(reasons)
  as_result(site, columns, stale, named_reasons(genes$input[is_empty], reasons[is_empty]))
}

# The records, which of them belong to each id, and why an id has none.
fetch_sequences <- function(site, ids, dataset, choice, flank) {
  parts <- for_each_part(site, in_parts(ids, most_sequences), "parts of sequences", function(part) {
    read_fasta(ask_text(site, call_of("sequences", body = list(ids = I(part), dataset = dataset, choice = choice, flank = flank))))
  })
  records <- list(
    name = unlist(lapply(parts, function(part) part$records$name)),
    description = unlist(lapply(parts, function(part) part$records$description)),
    sequence = unlist(lapply(parts, function(part) part$records$sequence))
  )
  named <- lapply(records$name, if (choice == "matching_model") model_of else loci_of)
  list(
    records = records,
    of = split(rep(seq_along(named), lengths(named)), as.character(unlist(named))),
    missing = unlist(lapply(parts, `[[`, "missing"))
  )
}

# FASTA as the site writes it: what is missing is on top, as headers without residues.
read_fasta <- function(text) {
  blocks <- strsplit(paste0("\n", text), "\n>", fixed = TRUE)[[1]][-1]
  header <- trimws(sub("\n.*", "", blocks))
  sequence <- gsub("[[:space:]]", "", ifelse(grepl("\n", blocks, fixed = TRUE), sub("^[^\n]*\n", "", blocks), ""))
  is_missing <- !nzchar(sequence) & grepl(" NOT FOUND: ", header, fixed = TRUE)
  gone <- header[is_missing]
  found <- header[!is_missing]
  list(
    records = list(
      name = sub(" .*", "", found), description = ifelse(grepl(" ", found), sub("^[^ ]* ", "", found), ""), sequence = sequence[!is_missing]
    ),
    missing = stats::setNames(sub("^.*? NOT FOUND: ", "", gone, perl = TRUE), sub(" NOT FOUND: .*", "", gone))
  )
}

# The gene model that a sequence is of: AT1G01010.1-2 is one of its introns.
model_of <- function(name) toupper(sub("-.*", "", name))

# The loci that a sequence is named after: AT1G01010.1-2 is an intron, AT1G01010-AT1G01020 lies between two.
loci_of <- function(name) {
  pieces <- toupper(strsplit(name, "-", fixed = TRUE)[[1]])
  unique(sub("[.].*", "", pieces[startsWith(pieces, "AT")]))
}
