# Answers on disk, for the time at which the site does not answer: one file for each request and release. What one account may see is
# not given to another, so its token is part of the name.

default_cache <- function() {
  named <- Sys.getenv("ROSETTE_CACHE")
  if (nzchar(named)) named else tools::R_user_dir("rosetteArabidopsis", "cache")
}

open_cache <- function(folder, address, token) {
  owner <- hash_of(paste(address, hash_of(token), sep = "\n"))
  list(root = folder, folder = file.path(folder, substr(owner, 1, 16)))
}

# A full disk, or a folder that cannot be written, is no reason to lose an answer.
store_answer <- function(cache, request, body, release) {
  tryCatch(
    suppressWarnings({
      dir.create(cache$folder, recursive = TRUE, showWarnings = FALSE, mode = "0700")
      Sys.chmod(cache$folder, "0700", use_umask = FALSE)
      write_whole(cache, answer_file(cache, request, release), memCompress(body, "gzip"))
      if (!identical(last_release(cache), release)) write_whole(cache, release_file(cache), charToRaw(release))
    }),
    error = function(problem) NULL
  )
  invisible()
}

# NULL if there is none.
find_answer <- function(cache, request, release) {
  if (is.null(release)) release <- last_release(cache)
  if (is.null(release)) return(NULL)
  body <- tryCatch(
    suppressWarnings(memDecompress(read_whole(answer_file(cache, request, release)), "gzip")),
    error = function(problem) NULL
  )
  if (is.null(body)) NULL else list(body = body, release = release)
}

last_release <- function(cache) {
  tryCatch(suppressWarnings(rawToChar(read_whole(release_file(cache)))), error = function(problem) NULL)
}

answer_file <- function(cache, request, release) file.path(cache$folder, paste0(hash_of(paste(release, request)), ".gz"))

release_file <- function(cache) file.path(cache$folder, "last-release")

# Renamed into its final name, so that nobody reads half of it.
write_whole <- function(cache, path, content) {
  part <- tempfile("part-", cache$folder)
  writeBin(content, part)
  file.rename(part, path)
}

read_whole <- function(path) {
  size <- file.size(path)
  if (is.na(size) || size == 0) stop("no such file")
  readBin(path, "raw", size)
}

hash_of <- function(text) as.character(openssl::sha256(enc2utf8(text)))
