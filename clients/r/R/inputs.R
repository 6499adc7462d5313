# Ids as people have them.

# Longer texts are not names, and the site refuses them.
longest_id <- 200

#' Splits a text into ids
#'
#' The other functions take each element of a vector as one id. This splits a text at blanks, line breaks, commas and semicolons, as the
#' boxes of the site do.
#'
#' @param text A text, or several.
#' @return A character vector of ids.
#' @export
#' @examples
#' split_ids("AG, FT\nFLC;WUS")
split_ids <- function(text) {
  pieces <- unlist(strsplit(enc2utf8(as.character(text)), "[[:space:],;]+"))
  pieces[!is.na(pieces) & nzchar(pieces)]
}

# Each element is one id, missing values included; a factor has the ids as labels.
as_inputs <- function(ids) {
  if (is.list(ids)) {
    if (is.data.frame(ids) || !all(lengths(ids) <= 1)) {
      stop("Ids are a vector, such as a column of a data frame; see also split_ids().", call. = FALSE)
    }
    ids <- vapply(ids, function(id) if (length(id) == 0) NA_character_ else as.character(id), "")
  }
  enc2utf8(as.character(ids))
}

# What is looked up of an input; "" for a missing value.
as_looked_up <- function(inputs) {
  texts <- trimws(inputs, whitespace = "[\\h\\v]")
  texts[is.na(texts)] <- ""
  texts
}

# What can be a name, each once.
askable <- function(texts) {
  texts <- unique(texts)
  texts[grepl("[^[:space:][:cntrl:]\u200b]", texts) & nchar(texts) <= longest_id]
}

is_gene_model <- function(texts) grepl("^AT[1-5CM]G[0-9]{5}[.][0-9]{1,3}$", texts, ignore.case = TRUE)

in_parts <- function(items, size) unname(split(items, (seq_along(items) - 1) %/% size))

# Ids joined by commas, in texts of limited length.
joined_in_parts <- function(names, longest) {
  part <- integer(length(names))
  length_of_part <- 0
  number <- 1
  for (at in seq_along(names)) {
    length_of_name <- nchar(names[at]) + 1
    if (length_of_part > 0 && length_of_part + length_of_name > longest) {
      number <- number + 1
      length_of_part <- 0
    }
    length_of_part <- length_of_part + length_of_name
    part[at] <- number
  }
  vapply(unname(split(names, part)), paste, "", collapse = ",")
}

# Row of the first input with the same id; NA in that one.
same_as_of <- function(texts) {
  first <- match(texts, texts)
  first[first == seq_along(texts)] <- NA_integer_
  first
}

reasons_of <- function(buckets, candidates) {
  named <- function(which) vapply(candidates[which], function(each) paste(each$label, collapse = ", "), "")
  reasons <- rep("the release has nothing of it", length(buckets))
  reasons[buckets == "unknown"] <- "the release has no such name"
  is_obsolete <- buckets == "obsolete"
  reasons[is_obsolete] <- sub("; now $", "", paste0("it is obsolete; now ", named(is_obsolete)))
  is_ambiguous <- buckets == "ambiguous"
  reasons[is_ambiguous] <- paste("it may mean", named(is_ambiguous))
  reasons
}
