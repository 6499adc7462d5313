items_of_page <- 1000

#' The items of a list
#'
#' @param site A connection made by [rosette()].
#' @param id The id in the address of the list.
#' @return A tibble with `item`, `status` (current, replaced, split, obsolete or gone), `record` (what the item counts as: a tibble of at
#'   most one record in each row) and `successors`. `rosette_facts()` has the kind and the counts.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_LIST"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' rosette_list_items(site, Sys.getenv("ROSETTE_LIST"))
rosette_list_items <- function(site, id) {
  stale <- site$stale
  call <- function(cursor) call_of("list_items", within = list(id = id), query = list(size = items_of_page, cursor = cursor))
  pages <- fetch_by_cursor(site, call)
  items <- unlist(lapply(pages, `[[`, "items"), recursive = FALSE)
  page <- pages[[length(pages)]]
  columns <- typed_columns(items, item_columns)
  is_empty <- vapply(columns$record, nrow, 0L) == 0
  missing <- stats::setNames(paste("it is", columns$status[is_empty]), columns$item[is_empty])
  as_result(site, columns, stale, missing, list(kind = page$kind, counts = unlist(page$counts)))
}

#' Files of the download pages
#'
#' @param site A connection made by [rosette()].
#' @param folder A folder of the download pages; `""` for the first.
#' @return `rosette_downloads()`: a tibble with `name`, `type` (dir or file), `size`, `lastModified`, `path`, `isPremium` and `sha256`.
#'   `rosette_download()`: the path of the saved file, which was checked against its SHA-256 where the site states it.
#' @export
#' @examplesIf nzchar(Sys.getenv("ROSETTE_SITE"))
#' site <- rosette(Sys.getenv("ROSETTE_SITE"))
#' try(rosette_downloads(site))
rosette_downloads <- function(site, folder = "") {
  stale <- site$stale
  items <- ask_json(site, call_of("downloads", query = list(dir = folder)))
  as_result(site, typed_columns(unname(items), download_columns), stale)
}

#' @rdname rosette_downloads
#' @param path The `path` of a file.
#' @param to A folder, or a file to be written.
#' @export
rosette_download <- function(site, path, to = ".") {
  name <- basename(path)
  target <- if (dir.exists(to)) file.path(to, name) else to
  folder <- dirname(path)
  listed <- rosette_downloads(site, if (folder == ".") "" else folder)
  wanted <- listed$sha256[listed$name == name]
  part <- paste0(target, ".part")
  on.exit(unlink(part))
  save_answer(site, call_of("download", query = list(filePath = path)), part)
  content <- file(part, "rb")
  sum <- tryCatch(as.character(openssl::sha256(content)), finally = try(close(content), silent = TRUE))
  if (length(wanted) == 1 && !is.na(wanted) && sum != wanted) {
    rosette_stop("rosette_error", paste0(path, " arrived damaged: its SHA-256 is not ", wanted, ". Download it again."))
  }
  file.rename(part, target)
  invisible(target)
}
