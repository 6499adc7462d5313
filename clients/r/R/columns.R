# Columns of rows as the site answers them. Generated from openapi.json: npm run gen.

annotation_columns <- c(
  id = "numeric",
  locus_name = "character",
  locusId = "numeric",
  gene_name = "character",
  gene_id = "numeric",
  symbol = "character",
  symbolFull = "character",
  keyword = "character",
  keyword_id = "numeric",
  gopoId = "character",
  keywordTypeFull = "character",
  relationshipType = "character",
  evidenceCodeFull = "character",
  description = "character",
  evidenceWith = "character",
  reference_id = "numbers",
  references = "list",
  authors = "strings",
  publicationYear = "numeric",
  dateLastModified = "date",
  annotatedBy = "character",
  annotatedByType = "character",
  community_id = "numeric"
)

mutant_columns <- c(
  id = "numeric",
  locus_name = "character",
  locusId = "numeric",
  symbol = "character",
  symbolFull = "character",
  line = "character",
  polymorphism = "refs",
  part = "character",
  other_part = "character",
  known_from = "character",
  chromosome = "character",
  position = "numeric",
  zygosity = "character",
  deposited_on = "date",
  germplasms = "refs",
  phenotypes = "strings",
  other_genes = "numeric"
)

term_columns <- c(
  id = "character",
  name = "character",
  key = "numeric",
  found = "numeric",
  withTerm = "numeric",
  expected = "numeric",
  fold = "numeric",
  log10P = "numeric",
  log10Q = "numeric",
  log10ElimP = "numeric",
  foldedInto = "character",
  parents = "strings",
  genes = "list"
)

item_columns <- c(
  item = "character",
  status = "character",
  record = "refs",
  successors = "refs"
)

download_columns <- c(
  name = "character",
  type = "character",
  size = "numeric",
  lastModified = "time",
  path = "character",
  isPremium = "logical",
  sha256 = "character"
)
