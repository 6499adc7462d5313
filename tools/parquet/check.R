# The best term of a list of genes in the GMT and in the TERM2GENE table of a data release: `check.R FOLDER FILE_OF_GENES`. One line for each
# file: what was read, term, genes of the list with it, genes with it, one-sided hypergeometric p.
suppressPackageStartupMessages(library(GSEABase))

args <- commandArgs(trailingOnly = TRUE)
genes <- readLines(args[[2]])

best <- function(reader, sets) {
  background <- unique(unlist(sets, use.names = FALSE))
  listed <- intersect(genes, background)
  size <- lengths(sets)
  found <- vapply(sets, function(members) sum(listed %in% members), integer(1))
  p <- phyper(found - 1, size, length(background) - size, length(listed), lower.tail = FALSE)
  first <- which.min(p)
  cat(reader, names(sets)[[first]], found[[first]], size[[first]], format(p[[first]], digits = 15), sep = "\t")
  cat("\n")
}

best("GSEABase", geneIds(getGmt(file.path(args[[1]], "go_bp.gmt"))))
term2gene <- read.delim(file.path(args[[1]], "go_bp_term2gene.tsv.gz"))
stopifnot(identical(names(term2gene), c("term", "gene", "evidence")))
best("TERM2GENE", split(term2gene$gene, term2gene$term))
term2name <- read.delim(file.path(args[[1]], "go_bp_term2name.tsv.gz"), quote = "")
stopifnot(setequal(term2name$term, term2gene$term))
